import { expect, test } from 'vitest';
import type { LaidOutDocument, PageItem } from '../layout/laid-out-document';
import { reusePages } from './reuse-pages';

const item = (y1: number): PageItem => ({ kind: 'line', x1: 0, y1, x2: 10, y2: y1, widthPt: 1, color: 'black' });
const laidOut = (...pages: readonly (readonly number[])[]): LaidOutDocument => ({
  title: 'Resume',
  author: 'Ada',
  language: 'en',
  widthPt: 612,
  heightPt: 792,
  missingCharacters: '',
  elements: [{ role: 'Document', parent: -1 }],
  pages: pages.map((lines) => ({ items: lines.map(item) })),
});

test('keeps equal pages and equal items of a changed page', () => {
  const before = laidOut([1, 2], [3]);
  const after = reusePages(before, laidOut([1, 5], [3]));
  expect(after).toEqual(laidOut([1, 5], [3]));
  expect(after.pages[1]).toBe(before.pages[1]);
  expect(after.elements).toBe(before.elements);
  expect(after.pages[0]).not.toBe(before.pages[0]);
  expect(after.pages[0]?.items[0]).toBe(before.pages[0]?.items[0]);
});

test.each([
  ['a page more', [[1], [2], [3]]],
  ['a page less', [[1]]],
  ['an item more', [[1], [2, 3]]],
  ['an item less', [[1], []]],
  ['other elements', [[1], [2]]],
])('gives the new document with %s', (what, pages) => {
  const next = laidOut(...pages);
  const after = what === 'other elements' ? { ...next, elements: [] } : next;
  expect(reusePages(laidOut([1], [2]), after)).toEqual(after);
  expect(reusePages(undefined, after)).toBe(after);
});
