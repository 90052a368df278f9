import { expect, test } from 'vitest';
import { loadFonts } from '../fonts/load-fonts';
import { writePages } from '../pdf/write-pages';
import { readFontFromDisk } from '../testing/read-font-file';
import { readPdf } from '../testing/read-pdf';
import { designedTable, layOutTable } from './lay-out-table';
import type { PrintedTable } from './printed-table';

const tableOf = (rows: PrintedTable['rows']): PrintedTable => ({
  title: 'Job search report',
  author: 'Ada King',
  lines: ['2 jobs, as of Nov 22, 2026'],
  paper: 'letter',
  columns: [
    { label: 'Job', share: 0.4 },
    { label: 'History', share: 0.6 },
  ],
  rows,
});
const layOut = async (table: PrintedTable) => {
  const fonts = await loadFonts(designedTable(table), readFontFromDisk);
  return { fonts, laidOut: layOutTable(table, fonts) };
};

test('reads back as a tagged table with a header', async () => {
  const { fonts, laidOut } = await layOut(
    tableOf([
      ['Köchin\nOlive Street', 'Oct 1: Applied\nOct 9: Łódź'],
      ['Welder', ''],
    ]),
  );
  const pdf = await readPdf(await writePages(laidOut, fonts, new Map()));
  expect(pdf.pages).toHaveLength(1);
  for (const text of ['Job search report', 'Ada King', 'Köchin', 'Oct 9: Łódź', 'Welder'])
    expect(pdf.pages[0]).toContain(text);
  expect(pdf.roles.filter((role) => role === 'TR')).toHaveLength(3);
  expect(pdf.roles.filter((role) => role === 'TH')).toHaveLength(2);
  expect(pdf.title).toBe('Job search report');
});

test('keeps a row on one page, and splits one that is taller than a page', async () => {
  const tall = Array.from({ length: 120 }, (_, line) => `line ${line}`).join('\n');
  const rows = [...Array.from({ length: 40 }, (_, row) => [`Job ${row}`, 'a\nb\nc']), ['Tall', tall]];
  const { laidOut } = await layOut(tableOf(rows));
  const textsOf = laidOut.pages.map(({ items }) => items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])));
  for (let row = 0; row < 40; row += 1) {
    const page = textsOf.find((texts) => texts.includes(`Job ${row}`)) ?? [];
    const at = page.indexOf(`Job ${row}`);
    expect(page.slice(at, at + 4)).toEqual([`Job ${row}`, 'a', 'b', 'c']);
  }
  expect(textsOf.filter((texts) => texts.some((text) => text.startsWith('line '))).length).toBeGreaterThan(1);
  const texts = laidOut.pages.flatMap(({ items }) => items.filter((item) => item.kind === 'text'));
  expect(Math.max(...texts.map(({ baseline }) => baseline))).toBeLessThan(laidOut.heightPt);
});

test('repeats column headings and page numbers outside the structure tree', async () => {
  const rows = Array.from({ length: 100 }, (_, row) => [`Job ${row}`, 'Applied']);
  const { fonts, laidOut } = await layOut(tableOf(rows));
  const pdf = await readPdf(await writePages(laidOut, fonts, new Map()));
  const count = pdf.pages.length;
  expect(count).toBeGreaterThan(1);
  for (const [index, page] of pdf.pages.entries()) {
    expect(page).toContain('History');
    expect(page).toContain(`Page ${index + 1} of ${count}`);
  }
  const tagged = (wanted: string) => laidOut.elements.filter(({ role }) => role === wanted).length;
  expect([tagged('TH'), tagged('TR')]).toEqual([2, 101]);
});

test('lays out and writes thousands of rows', async () => {
  const rows = Array.from({ length: 2000 }, (_, row) => [
    `Data Analyst ${row}\nNorthwind Labs`,
    'Oct 1, 2026: Applied',
  ]);
  const { fonts, laidOut } = await layOut(tableOf(rows));
  const file = await writePages(laidOut, fonts, new Map());
  expect(laidOut.pages.length).toBeGreaterThan(50);
  expect(file.size).toBeGreaterThan(10_000);
});
