import type { SpreadsheetTable } from './read-workbook';

/**
 * The rows of a table with the links of its cells in columns of their own at the end: those of "Job" in "Job link",
 * and email addresses in "Email".
 * @param header the row with the headers, from 0
 */
export function rowsWithLinks({ rows, links }: SpreadsheetTable, header: number): readonly (readonly string[])[] {
  const added = new Map<string, Map<number, string>>();
  const hasEmails = rows[header]?.some((name) => /^e-?mail/i.test(name.trim())) ?? false;
  for (const { row, column, link } of links) {
    if (row <= header) continue;
    const name = rows[header]?.[column] ?? '';
    const [key, text] = /^mailto:/i.test(link)
      ? [hasEmails ? `${name} email`.trim() : 'Email', link.slice(7).replace(/\?.*$/, '')]
      : [`${name} link`.trim(), link];
    added.set(key, (added.get(key) ?? new Map<number, string>()).set(row, text));
  }
  if (added.size === 0) return rows;
  return rows.map((row, at) => [
    ...row,
    ...[...added].map(([name, of]) => (at === header ? name : (of.get(at) ?? ''))),
  ]);
}
