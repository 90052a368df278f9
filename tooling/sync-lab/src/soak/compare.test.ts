import { expect, it } from 'vitest';
import { lostWrites, unequalDevices } from './compare';

const writer = (name: string, rows: Record<string, Record<string, unknown>>, written: Record<string, string> = {}) => ({
  device: { name },
  rows: () => new Map(Object.entries(rows)),
  written: new Map(Object.entries(written).map(([row, value]) => [row, { value, isAcknowledged: true }])),
});

it('finds no difference in another order', () => {
  const [one, two] = [{ of0: 'a' }, { of0: 'b' }];
  expect(unequalDevices([writer('Laptop', { one, two }), writer('Phone', { two, one })])).toEqual([]);
});

it('names the devices that have something else', () => {
  const laptop = writer('Laptop', { one: { of0: 'a' } });
  expect(unequalDevices([laptop, writer('Phone', { one: { of0: 'b' } }), writer('Old', {})])).toEqual(['Phone', 'Old']);
});

it('finds a lost row and a value that an older one replaced', () => {
  const rows = { one: { of0: 'new', of1: 'old' } };
  const writers = [writer('Laptop', rows, { one: 'new', two: 'gone' }), writer('Phone', rows, { one: 'new' })];
  expect(lostWrites(writers)).toMatchObject([
    { device: 'Laptop', row: 'two', expected: 'gone', found: undefined, isAcknowledged: true },
    { device: 'Phone', row: 'one', expected: 'new', found: 'old' },
  ]);
});
