import { expect, it } from 'vitest';
import { plural } from './plural';

it.each([
  [0, '0 places'],
  [1, '1 place'],
  [2500, '2,500 places'],
])('counts %i as %j', (count, text) => {
  expect(plural(count, 'place')).toBe(text);
});

it('takes a plural that is not the noun with an s', () => {
  expect([plural(1, 'company', 'companies'), plural(2, 'company', 'companies')]).toEqual(['1 company', '2 companies']);
});
