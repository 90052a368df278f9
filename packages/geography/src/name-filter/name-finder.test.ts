import { expect, it } from 'vitest';
import { nameFinder } from './name-finder';

it('finds part of a name, ignoring accents and case', () => {
  const find = nameFinder(' ile-de ');
  expect(find('Île-de-France')).toBe(true);
  expect(find('Normandy')).toBe(false);
});

it('finds a whole code, but not part of one', () => {
  expect(nameFinder('tx')('Texas', 'TX')).toBe(true);
  expect(nameFinder('t')('Oregon', 'TX')).toBe(false);
});

it('finds everything when nothing is typed', () => {
  expect(nameFinder('  ')('Oregon', 'OR')).toBe(true);
});
