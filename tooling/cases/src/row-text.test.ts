import { expect, it } from 'vitest';
import { rowText } from './row-text';

it('names the filled fields of a row, and cuts long texts', () => {
  const row = {
    internalId: 'a1',
    name: 'Ada',
    email: '',
    notes: 'x'.repeat(100),
    groups: ['One'],
    place: { lat: 0 },
    tags: [],
  };
  expect(rowText(row)).toBe(`name: "Ada", notes: "${'x'.repeat(90)}…", groups: ["One"], place: { lat: 0 }`);
});
