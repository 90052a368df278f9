import { expect, it } from 'vitest';
import { decodeText } from './decode-text';

const utf16 = (text: string, isLittle: boolean, mark: boolean): Uint8Array => {
  const units = Array.from(`${mark ? '\uFEFF' : ''}${text}`, (unit) => unit.codePointAt(0) ?? 0);
  return Uint8Array.from(units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])));
};

it.each([
  ['UTF-8', new TextEncoder().encode('Zoë, café')],
  ['UTF-8 with a mark', new TextEncoder().encode('\uFEFFZoë, café')],
  ['Windows-1252', Uint8Array.from('Zoë, café', (letter) => letter.codePointAt(0) ?? 0)],
  ['UTF-16, low byte first', utf16('Zoë, café', true, true)],
  ['UTF-16, high byte first', utf16('Zoë, café', false, true)],
  ['UTF-16 without a mark', utf16('Zoë, café', true, false)],
  ['UTF-16 without a mark, high byte first', utf16('Zoë, café', false, false)],
])('decodes %s', (_encoding, bytes) => {
  expect(decodeText(bytes)).toBe('Zoë, café');
});

it('decodes an empty file', () => {
  expect(decodeText(new Uint8Array())).toBe('');
});
