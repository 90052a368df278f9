import { crc32 } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

type Row = Readonly<Record<string, unknown>>;
/** Rows by table; the columns that none of them has get their defaults. */
export type RowsByTable = Readonly<Record<string, readonly Row[]>>;

/** The text of a backup that holds these rows. */
function backupOf(rowsByTable: RowsByTable): string {
  const tables = Object.fromEntries(
    Object.entries(rowsByTable).map(([table, rows]) => {
      const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
      const cells = rows.map((row, at) => [
        `${table}-${at}`,
        (Date.now() - at) * 1024,
        ...columns.map((column) => row[column] ?? ''),
      ]);
      return [table, { columns: Object.fromEntries(columns.map((column) => [column, ''])), rows: cells }];
    }),
  );
  const checksum = `crc32:${crc32(JSON.stringify(tables)).toString(16).padStart(8, '0')}`;
  const createdAt = new Date().toISOString();
  return JSON.stringify({
    format: 'keepmark-backup',
    formatVersion: 1,
    database: 'keepmark',
    schemaVersion: 1,
    createdAt,
    checksum,
    tables,
  });
}

/** Puts rows into the store as people do, by restoring a backup. The id of the third job is `jobs-2`. */
export async function restoreRows(page: Page, rowsByTable: RowsByTable): Promise<void> {
  await page.goto('/settings');
  const buffer = Buffer.from(backupOf(rowsByTable));
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'keepmark.json', mimeType: 'application/json', buffer });
  const dialog = page.getByRole('dialog', { name: 'Restore this backup?' });
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog).toBeHidden();
}
