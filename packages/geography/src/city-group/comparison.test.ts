import { expect, it } from 'vitest';
import { comparedIds, toggleCompared } from './comparison';

const known = new Set(['a', 'b', 'c', 'd', 'e']);

it('reads at most four known ids, without repeats', () => {
  expect(comparedIds('a,x,a,b,c,d,e', known)).toEqual(['a', 'b', 'c', 'd']);
  expect(comparedIds('', known)).toEqual([]);
});

it('starts with the first four', () => {
  expect(comparedIds(undefined, known)).toEqual(['a', 'b', 'c', 'd']);
  expect(comparedIds(undefined, new Set())).toEqual([]);
});

it('adds one, removes one, and never adds a fifth', () => {
  expect(toggleCompared(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggleCompared(['a', 'b'], 'a')).toEqual(['b']);
  expect(toggleCompared(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'd']);
});
