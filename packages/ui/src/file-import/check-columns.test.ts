import { expect, it } from 'vitest';
import { checkColumns, maxColumns } from './check-columns';
import { FileImportError } from './file-import-error';

const row = (columns: number) => Array.from({ length: columns }, () => 'x');

it('takes as many columns as people have', () => {
  expect(() => checkColumns([row(maxColumns), row(3)])).not.toThrow();
  expect(() => checkColumns([])).not.toThrow();
});

it('refuses a table with more, and says how many it has', () => {
  expect(() => checkColumns([row(1), row(1_000_000)])).toThrow(FileImportError);
  expect(() => checkColumns([row(1_000_000)])).toThrow(/^This table has 1,000,000 columns/);
});
