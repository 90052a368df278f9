import { expect, it } from 'vitest';
import { comparedIds, toggleCompared } from './comparison';

const known = new Set(['a', 'b', 'c', 'd', 'e']);

it('reads at most four known ids, each once', () => {
  expect(comparedIds('a,x,a,b,c,d,e', known)).toEqual(['a', 'b', 'c', 'd']);
  expect(comparedIds('', known)).toEqual([]);
});

it('begins with the first four', () => {
  expect(comparedIds(undefined, known)).toEqual(['a', 'b', 'c', 'd']);
  expect(comparedIds(undefined, new Set())).toEqual([]);
});

it('takes one in, lets one go, and holds no fifth', () => {
  expect(toggleCompared(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggleCompared(['a', 'b'], 'a')).toEqual(['b']);
  expect(toggleCompared(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'd']);
});
