import { expect, it } from 'vitest';
import { findNames, nameIndex } from './name-index';

const index = nameIndex(
  [
    ['Head baker', 'Harbor Trust'],
    ['Baker', 'Olive Street'],
    ['Zoë Müller', 'Recruiter'],
    ['Lumberbaker', 'Harbor Trust'],
  ].map(([label = '', detail = ''], position) => ({ internalId: `${position}`, label, detail })),
);
const found = (query: string, limit = 5) => findNames(index, query, limit).map(({ label }) => label);

it('finds names that start with the query first, then words that do, then the rest', () => {
  expect(found('baker')).toEqual(['Baker', 'Head baker', 'Lumberbaker']);
  expect(found('baker', 2)).toEqual(['Baker', 'Head baker']);
});

it('needs every word, in the name or the detail', () => {
  expect(found('harbor baker')).toEqual(['Head baker', 'Lumberbaker']);
  expect(found('harbor nurse')).toEqual([]);
});

it('ignores capitals and accents', () => {
  expect(found('ZOE muller')).toEqual(['Zoë Müller']);
  const foreign = nameIndex([{ internalId: 'a', label: 'Łódź', detail: 'Straße' }]);
  expect(findNames(foreign, 'lodz strasse', 5)).toHaveLength(1);
});

it('finds nothing for an empty query', () => {
  expect(found('  ')).toEqual([]);
});
