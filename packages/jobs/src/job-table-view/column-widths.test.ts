import { expect, it } from 'vitest';
import { job } from '../testing/fixtures';
import { fittedWidths, limitedWidth, minColumnPx, maxColumnPx } from './column-widths';
import { tableColumns, titleColumn } from './table-columns';

it('fits columns to their longest text, up to a limit, and at least to their header', () => {
  const widths = fittedWidths(
    [
      job({ jobTitle: 'Cook' }),
      job({ jobTitle: 'Field Service Engineer, Wind Turbines', companyName: 'x'.repeat(200) }),
    ],
    [titleColumn, ...tableColumns],
  );
  expect(widths['title']).toBeGreaterThan(36 * 7);
  expect(widths['company']).toBe(210);
  expect(widths['salary']).toBeGreaterThan('Salary'.length * 7);
  expect(widths).not.toHaveProperty('status');
});

it('keeps a width within the limits', () => {
  expect([0, 100.4, 10_000].map(limitedWidth)).toEqual([minColumnPx, 100, maxColumnPx]);
});
