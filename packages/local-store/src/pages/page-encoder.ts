import { pageFormat } from './page-decoder';
import { cell, type Column, type Row, versionOf } from '../tables/row';

/** The most rows in a page. Long rows make it fewer, so that rewriting a page stays fast. */
export const pageRows = 128;
export const pageCharacters = 49_152;

/**
 * Encodes a page, one row per line, so that a truncated page can be read up to the cut:
 * `{"f":1,"c":["title"],"r":[⏎["id",0,"Baker"],⏎["id",stamp,"Cook"]⏎]}`
 */
export function encodePage(columns: readonly Column[], lines: readonly string[], transaction?: string): string {
  const names = JSON.stringify(columns.map(({ name }) => name));
  const mark = transaction ? `"t":"${transaction}",` : '';
  return `{"f":${pageFormat},${mark}"c":${names},"r":[\n${lines.join(',\n')}\n]}`;
}

/** The text of a page whose transaction is complete. */
export const withoutTransaction = (text: string): string => text.replace(/"t":"[0-9a-z]+",/, '');

/** The line of a row. All its fields get the newest stamp, since no other tab has an older row anymore. */
export function encodeLine(columns: readonly Column[], row: Row): string {
  const cells: unknown[] = [row[0], row[1] === 0 ? 0 : versionOf(row)];
  for (const column of columns) cells.push(cell(row, column));
  return JSON.stringify(cells);
}

/** The line of a deleted row. */
export const encodeDeletedLine = (id: string, stamp: number): string => JSON.stringify([id, stamp]);

/** Splits rows into pages that are neither too long nor too many. */
export function fillPages<Entry>(
  rows: readonly Entry[],
  id: (row: Entry) => string,
  line: (row: Entry) => string,
): { ids: string[]; lines: string[] }[] {
  const pages: { ids: string[]; lines: string[] }[] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const text = line(row);
    characters += text.length;
    if (characters > pageCharacters || pages.at(-1)!.ids.length === pageRows) {
      pages.push({ ids: [], lines: [] });
      characters = text.length;
    }
    pages.at(-1)!.ids.push(id(row));
    pages.at(-1)!.lines.push(text);
  }
  return pages;
}
