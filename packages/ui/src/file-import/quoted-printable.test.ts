import { expect, it } from 'vitest';
import { quotedPrintableBytes, textInCharset } from './quoted-printable';

it('decodes quoted-printable text in its charset', () => {
  expect(textInCharset(quotedPrintableBytes('J=C3=BCrgen =3D é'))).toBe('Jürgen = é');
  expect(textInCharset(quotedPrintableBytes('Jos=E9'), 'ISO-8859-1')).toBe('José');
  expect(textInCharset(quotedPrintableBytes('Jos=E9'), 'KLINGON')).toBe('José');
  expect(textInCharset(quotedPrintableBytes('100=% off'))).toBe('100=% off');
});
