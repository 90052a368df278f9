import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeRow, sameValues, travelingRow } from './merge';
import { newestStamp, type StampedRow, stampOf } from './row-stamps';

const row = (values: Record<string, unknown>, base = 1, fields: Record<string, number> = {}): StampedRow => ({
  values,
  stamps: { base, fields },
});
const edited = (from: StampedRow, changes: Record<string, unknown>, stamp: number): StampedRow =>
  row({ ...from.values, ...changes }, from.stamps.base, {
    ...from.stamps.fields,
    ...Object.fromEntries(Object.keys(changes).map((field) => [field, stamp])),
  });
const base = row({ title: 'Baker', notes: 'Calls\nat nine', salary: null });

describe('mergeRow', () => {
  it('takes each field from the side that changed it, whatever the clocks say', () => {
    const merged = mergeRow(base, edited(base, { title: 'Cook' }, 900), edited(base, { salary: 7 }, 2));
    expect(merged.values).toEqual({ title: 'Cook', notes: 'Calls\nat nine', salary: 7 });
    expect(stampOf(merged, 'title')).toBe(900);
    expect(stampOf(merged, 'salary')).toBe(2);
    expect(merged.replaced).toEqual([]);
  });

  it('prefers the newer of two changes and returns the other text', () => {
    const [older, newer] = [edited(base, { title: 'Cook' }, 5), edited(base, { title: 'Chef' }, 6)];
    for (const merged of [mergeRow(base, older, newer), mergeRow(base, newer, older)]) {
      expect(merged.values['title']).toBe('Chef');
      expect(merged.replaced).toEqual([{ field: 'title', text: 'Cook' }]);
    }
  });

  it('returns texts in objects as JSON, and nothing for values without a text', () => {
    const before = row({ list: [], flag: false, text: 'a', blank: 'b' });
    const older = edited(before, { list: [{ name: 'Ada' }], flag: true, text: 'c', blank: ' ' }, 5);
    const newer = edited(before, { list: [1], flag: 3, text: 'd', blank: 'e' }, 6);
    expect(mergeRow(before, older, newer).replaced).toEqual([
      { field: 'list', text: '[{"name":"Ada"}]' },
      { field: 'text', text: 'c' },
    ]);
  });

  it('merges long texts that both sides changed in different places', () => {
    const mine = edited(base, { notes: 'Calls Ada\nat nine' }, 5);
    const theirs = edited(base, { notes: 'Calls\nat nine or ten' }, 9);
    const merged = mergeRow(base, mine, theirs);
    expect(merged.values['notes']).toBe('Calls Ada\nat nine or ten');
    expect(stampOf(merged, 'notes')).toBe(10);
    expect(merged.replaced).toEqual([]);
  });

  it('prefers the newer of two changes of the same place of a long text', () => {
    const mine = edited(base, { notes: 'Calls\nat ten' }, 9);
    const merged = mergeRow(base, mine, edited(base, { notes: 'Calls\nat eight' }, 5));
    expect(merged.values['notes']).toBe('Calls\nat ten');
    expect(merged.replaced).toEqual([{ field: 'notes', text: 'Calls\nat eight' }]);
  });

  it.each([
    ['by words', 60],
    ['by lines', 1000],
  ])('merges a text of many lines %s', (_, count) => {
    const lines = Array.from(
      { length: count },
      (_line, at) => `Day ${at}: we bake bread, and we bake it well, from two on.`,
    );
    const text = lines.join('\n');
    const long = row({ notes: text });
    const merged = mergeRow(
      long,
      edited(long, { notes: `First\n${text}` }, 2),
      edited(long, { notes: `${text}\nLast` }, 3),
    );
    expect(merged.values['notes']).toBe(`First\n${text}\nLast`);
  });

  it('keeps what is newer than a row that the server rolled back', () => {
    const now = edited(base, { title: 'Chef' }, 50);
    const merged = mergeRow(now, now, base);
    expect(merged.values).toEqual(now.values);
    expect(merged.replaced).toEqual([]);
  });

  it('keeps columns that only one side knows', () => {
    expect(mergeRow(base, base, row({ stars: 5 }, 3)).values).toEqual({ ...base.values, stars: 5 });
  });

  it('gives every device the same, whichever side it is on', () => {
    const value = fc.constantFrom('a', 'b', '', null, 1, ['a'], 'one\ntwo', 'one\ntwo three', 'zero\none\ntwo');
    const values = fc.record({ x: value, y: value });
    const stamped = fc.record({ values, stamps: fc.record({ base: fc.nat(5), fields: fc.record({ y: fc.nat(9) }) }) });
    fc.assert(
      fc.property(stamped, stamped, (left, right) => {
        const [one, two] = [mergeRow(undefined, left, right), mergeRow(undefined, right, left)];
        expect(one).toEqual(two);
        expect(mergeRow(undefined, one, right).values).toEqual(one.values);
        for (const field of ['x', 'y']) {
          expect(stampOf(one, field)).toBe(Math.max(stampOf(left, field), stampOf(right, field)));
        }
      }),
    );
  });
});

describe('travelingRow', () => {
  const local = (values: Record<string, unknown>, stamps: StampedRow['stamps'], defaults = {}) => ({
    values,
    stamps,
    defaults,
  });

  it('keeps the confirmed stamps of fields whose value is the same', () => {
    const traveling = travelingRow(base, local({ ...base.values, salary: 7 }, { base: 80, fields: {} }));
    expect(stampOf(traveling, 'title')).toBe(1);
    expect(stampOf(traveling, 'salary')).toBe(80);
    expect(newestStamp(traveling)).toBe(80);
  });

  it('never makes a change look older than what it changed', () => {
    const known = edited(base, { title: 'Cook' }, 50);
    const traveling = travelingRow(known, local({ ...base.values, title: 'Chef' }, { base: 3, fields: {} }));
    expect(stampOf(traveling, 'title')).toBe(51);
  });

  it('takes a new column for a change only when it isn’t the default', () => {
    const stored = local({ ...base.values, stars: 0, seen: true }, { base: 9, fields: {} }, { stars: 0, seen: false });
    expect(travelingRow(base, stored).values).toEqual({ ...base.values, seen: true });
  });

  it('keeps a field that this browser has no column for', () => {
    const traveling = travelingRow(
      row({ title: 'Baker', stars: 5 }),
      local({ title: 'Cook' }, { base: 9, fields: {} }),
    );
    expect(traveling.values).toEqual({ title: 'Cook', stars: 5 });
  });

  it('is the same row when only the order of an object’s keys differs', () => {
    const known = row({ extra: { a: 1, b: [2] } });
    const traveling = travelingRow(known, local({ extra: { b: [2], a: 1 } }, { base: 9, fields: {} }));
    expect(sameValues(known, traveling)).toBe(true);
    expect(newestStamp(traveling)).toBe(1);
  });
});
