import { describe, expect, it } from 'vitest';
import { mergeChanges } from './merge-changes';
import { isEqual } from '@keepmark/resume-document/is-equal';

const item = (id: string, text = id) => ({ id, text });
const base = {
  name: 'Ada',
  city: 'London',
  design: { color: 'blue', size: 10 },
  entries: [item('a'), item('b'), item('c')],
};

describe('merging two changed versions of a document', () => {
  it('keeps changes of different fields from both sides', () => {
    const mine = { ...base, name: 'Ada Lovelace', design: { ...base.design, size: 11 } };
    const theirs = { ...base, city: 'Paris', design: { ...base.design, color: 'red' } };
    expect(mergeChanges(base, mine, theirs)).toEqual({
      document: { ...base, name: 'Ada Lovelace', city: 'Paris', design: { color: 'red', size: 11 } },
      conflicts: [],
    });
  });

  it("keeps this side's value of a field that both changed, and names the field", () => {
    const merged = mergeChanges(base, { ...base, name: 'Mine' }, { ...base, name: 'Theirs' });
    expect(merged).toEqual({ document: { ...base, name: 'Mine' }, conflicts: ['name'] });
  });

  it('has no conflict when both made the same change', () => {
    const changed = { ...base, name: 'Grace' };
    expect(mergeChanges(base, changed, { ...changed })).toEqual({ document: changed, conflicts: [] });
  });

  it('combines entries by id: changed, added, moved and deleted ones', () => {
    const mine = { ...base, entries: [item('c'), item('a', 'mine'), item('b'), item('x')] };
    const theirs = { ...base, entries: [item('a'), item('y'), item('c', 'theirs')] };
    expect(mergeChanges(base, mine, theirs).document.entries).toEqual([
      item('c', 'theirs'),
      item('a', 'mine'),
      item('y'),
      item('x'),
    ]);
  });

  it('never drops an entry that one side deleted while the other changed it', () => {
    const mine = { ...base, entries: [item('a'), item('b', 'changed'), item('c')] };
    const theirs = { ...base, entries: [item('a'), item('c')] };
    expect(mergeChanges(base, mine, theirs).document.entries).toEqual(mine.entries);
  });
});

it('compares JSON values regardless of the order of their keys', () => {
  expect(isEqual({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBe(true);
  expect(isEqual([1, 2], [2, 1])).toBe(false);
  expect(isEqual({ a: null }, { a: {} })).toBe(false);
});
