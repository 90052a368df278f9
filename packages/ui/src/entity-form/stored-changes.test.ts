import { describe, expect, it } from 'vitest';
import { mergeStored, noChanges, type StoredChanges } from './stored-changes';

const opened = { salary: '$50k', city: 'Austin', latitude: '30', notes: '' };
const parts = [
  { label: 'Salary', fields: ['salary'] },
  { label: 'Location', fields: ['city', 'latitude'] },
  { label: 'Notes', fields: ['notes'] },
] as const;

const merge = (
  typed: Partial<typeof opened>,
  stored: Partial<typeof opened>,
  said: StoredChanges<typeof opened> = noChanges,
) =>
  mergeStored(
    { opened, before: opened, values: { ...opened, ...typed }, stored: { ...opened, ...stored }, parts },
    said,
  );

describe('a record that changes while its form is open', () => {
  it('gives its new values to untouched fields', () => {
    expect(merge({ salary: '$60k' }, { notes: 'Call' })).toEqual({
      take: { notes: 'Call' },
      updated: ['Notes'],
      conflicts: [],
    });
  });

  it('conflicts with what was typed in the same field', () => {
    expect(merge({ salary: '$60k' }, { salary: '$70k' })).toEqual({
      take: {},
      updated: [],
      conflicts: [{ part: parts[0], mine: { salary: '$60k' }, other: { salary: '$70k' }, isDecided: false }],
    });
  });

  it('has no conflict when both typed the same', () => {
    expect(merge({ salary: '$70k' }, { salary: '$70k' })).toEqual({ take: {}, updated: [], conflicts: [] });
  });

  it('never mixes two locations', () => {
    expect(merge({ city: 'Houston' }, { latitude: '31' })).toMatchObject({
      take: {},
      conflicts: [{ mine: { city: 'Houston', latitude: '30' }, other: { city: 'Austin', latitude: '31' } }],
    });
  });

  it('says nothing about a change that was undone', () => {
    const changed = merge({ salary: '$60k' }, { salary: '$70k', notes: 'Call' });
    const before = { ...opened, salary: '$70k', notes: 'Call' };
    const values = { ...before, salary: '$60k' };
    expect(mergeStored({ opened, before, values, stored: opened, parts }, changed)).toEqual({
      take: { notes: '' },
      updated: [],
      conflicts: [],
    });
  });
});
