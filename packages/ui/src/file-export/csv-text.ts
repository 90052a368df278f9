/** A value of a cell; null and undefined leave it empty. */
export type CsvValue = string | number | boolean | null | undefined;

// What a spreadsheet takes for the beginning of a formula, and what it skips before one. Apostrophes before it count too, so
// that one more can be taken off without a doubt whose it was.
const formulaStart = /^'*[\s\u00A0\uFEFF]*[=+\-@\t\r|%＝＋－＠]/u;

/**
 * A table as CSV: commas are stripped from the values and quotes doubled (specification, section 9). A text that a
 * spreadsheet would run as a formula gets an apostrophe before it, which `plainCsvText` takes off again. Begins with a
 * byte-order mark, without which Excel takes UTF-8 for the local encoding.
 */
export function csvText(header: readonly string[], rows: Iterable<readonly CsvValue[]>): string {
  const lines = [header, ...rows].map((row) => row.map(cell).join(','));
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

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const stripped = value.replaceAll(',', '');
  const text = (formulaStart.test(stripped) ? `'${stripped}` : stripped).replaceAll('"', '""');
  return /["\r\n]|^\s|\s$/.test(text) ? `"${text}"` : text;
}
