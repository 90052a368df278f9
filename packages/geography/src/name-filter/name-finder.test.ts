import { expect, it } from 'vitest';
import { nameFinder } from './name-finder';

it('finds a part of a name without its accents, in any case', () => {
  const find = nameFinder(' ile-de ');
  expect(find('Île-de-France')).toBe(true);
  expect(find('Normandy')).toBe(false);
});

it('finds a whole code, and no part of one', () => {
  expect(nameFinder('tx')('Texas', 'TX')).toBe(true);
  expect(nameFinder('t')('Oregon', 'TX')).toBe(false);
});

it('finds everything for nothing', () => {
  expect(nameFinder('  ')('Oregon', 'OR')).toBe(true);
});
