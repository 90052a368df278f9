/** A value of a cell; null and undefined leave it empty. */
export type CsvValue = string | number | boolean | null | undefined;

// What a spreadsheet takes for the beginning of a formula, and what it skips before one. Apostrophes before it count too, so
// that one more can be taken off without a doubt whose it was.
const formulaStart = /^'*[\s\u00A0\uFEFF]*[=+\-@\t\r|%＝＋－＠]/u;

/** Writes a table as CSV: `spreadsheetCsv` or `csvText`. */
export type CsvWriter = (header: readonly string[], rows: Iterable<readonly CsvValue[]>) => string;

/**
 * A table as CSV for spreadsheets (RFC 4180): every value whole, quoted where it must be. Formulas are guarded as in
 * `csvText`, and our imports read the same values back.
 */
export const spreadsheetCsv: CsvWriter = (header, rows) => written(header, rows, (text) => text);

/**
 * A table as CSV: commas are stripped from the values and quotes doubled (specification, section 9). A text that a
 * spreadsheet would run as a formula gets an apostrophe before it, which `plainCsvText` takes off again. Begins with a
 * byte-order mark, without which Excel takes UTF-8 for the local encoding.
 */
export const csvText: CsvWriter = (header, rows) => written(header, rows, (text) => text.replaceAll(',', ''));

function written(
  header: readonly string[],
  rows: Iterable<readonly CsvValue[]>,
  prepared: (text: string) => string,
): string {
  const lines = [header, ...rows].map((row) => row.map((value) => cell(value, prepared)).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** A cell as it was before `csvText` made it safe. */
export const plainCsvText = (cellText: string): string =>
  cellText.startsWith("'") && formulaStart.test(cellText.slice(1)) ? cellText.slice(1) : cellText;

/**
 * How to parse a text that `csvText` wrote with this header; undefined for any other text. A parser that guesses could
 * take a value full of tabs for columns.
 *
 * @param text without its byte-order mark
 */
export function ownCsvFormat(
  text: string,
  header: readonly string[],
): { readonly delimiter: ','; readonly newline: '\r\n' | '\n' } | undefined {
  const newline = (['\r\n', '\n'] as const).find((end) => text.startsWith(header.join(',') + end));
  return newline && { delimiter: ',', newline };
}

function cell(value: CsvValue, prepared: (text: string) => string): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const plain = prepared(value);
  const text = (formulaStart.test(plain) ? `'${plain}` : plain).replaceAll('"', '""');
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text}"` : text;
}
