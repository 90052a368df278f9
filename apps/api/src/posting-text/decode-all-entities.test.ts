import { expect, it } from 'vitest';
import { decodeAllEntities } from './decode-all-entities';

it.each([
  ['Ing&eacute;nieur&nbsp;R&amp;amp;D &#8211; Lyon', 'Ingénieur\u00A0R&D – Lyon'],
  ['Caf&eacute; M&amp;S &mdash; Fr&egrave;res', 'Café M&S — Frères'],
  ['AT&T, Sales&region', 'AT&T, Sales&region'],
  ['&unknown;', '&unknown;'],
  ['&#147;Chef&#148;', '“Chef”'],
])('decodes %j', (text, plain) => {
  expect(decodeAllEntities(text)).toBe(plain);
});
