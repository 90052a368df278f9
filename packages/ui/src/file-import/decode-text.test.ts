import { expect, it } from 'vitest';
import { decodedText, decodeText } from './decode-text';

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

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

// Bytes as programs wrote them before UTF-8, and what they say.
it.each([
  ['Polish', 'af7562723b4b7369ea676f77613b577973b3616e65', 'Żubr;Księgowa;Wysłane', 'Central European'],
  ['Czech', '50f8ed9a74ec3bd865686ff83b4c756be19a', 'Příště;Řehoř;Lukáš', 'Central European'],
  [
    'Russian',
    'cae0f4e520abcbf3ede0bb3bcceef1eae2e03bd1eee1e5f1e5e4eee2e0ede8e5',
    'Кафе «Луна»;Москва;Собеседование',
    'Cyrillic',
  ],
  ['Turkish', '49fefd6b2047fd64613b4dfc64fc723b4261fe767572756c6475', 'Işık Gıda;Müdür;Başvuruldu', 'Turkish'],
  ['Japanese', '89ef8ed096bc2c83588365815b835e83582c899e95e593fa', '会社名,ステータス,応募日', 'Japanese'],
  ['Korean', 'c8b8bbe72cc1f7c3a52cbbf3c5c2', '회사,직책,상태', 'Korean'],
  ['Chinese', 'b9abcbbe2cd6b0cebb2cd7b4ccac2cc9eac7ebc8d5c6da', '公司,职位,状态,申请日期', 'Chinese'],
  [
    'Japanese, mostly kanji',
    '89ef8ed096bc2c90458eed2c899e95e593fa2c8bce96b1926e2c8b8b975e2c8df78fa48e962c89638bc62c32303236944e31318c8e3393fa2c938c8b9e2c944e8efb343530969c897e8141838d8372815b',
    '会社名,職種,応募日,勤務地,給与,桜商事,営業,2026年11月3日,東京,年収450万円、ロビー',
    'Japanese',
  ],
])('guesses the letters of %s', (_language, hex, text, letters) => {
  const read = decodedText(bytesOf(hex));
  expect(read.text).toBe(text);
  expect(read.remark).toContain(`We read it as ${letters} text`);
});

it.each([
  'It’s Müller’s café',
  'Hélène, Évelyne, Zoë',
  '¿Qué tal? 25 m³ für £20',
  'Ærø, Ångström, Œuvre',
  'Åse Þór áður',
])('takes “%s” for Western European', (text) => {
  const marks: Readonly<Record<string, number>> = { '’': 0x92, Œ: 0x8c };
  const bytes = Uint8Array.from(text, (letter) => marks[letter] ?? letter.codePointAt(0) ?? 0);
  const { text: read, remark } = decodedText(bytes);
  expect(read).toBe(text);
  expect(remark).toContain('Western European');
});

it('says nothing about a file in UTF-8', () => {
  expect(decodedText(new TextEncoder().encode('Zoë'))).toEqual({ text: 'Zoë' });
});
