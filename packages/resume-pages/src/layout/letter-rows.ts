import { parseRichText } from '@keepmark/resume-document/rich-text';
import type { LetterDocument } from '@keepmark/resume-document';
import { formatFullDate } from './format-date';
import { type EntryPlace, noteRows } from './entry-rows';
import { type Column } from './page-flow';
import { keepFirst, paragraphRows, type Row, startRows } from './rows';
import { nodeOf, type Sheet, textStyle } from './sheet';
import { span } from './text/styled-text';
import type { FontStyle } from '../fonts/fonts';

/** The rows of a letter under its header: date, recipient, subject, text, closing and name. */
export function letterRows(letter: LetterDocument, column: Column, sheet: Sheet): Row[] {
  const { em } = sheet;
  const place: EntryPlace = { x: 0, widthPt: column.widthPt, isNarrow: false, parent: sheet.root };
  const block = (role: 'P' | 'H2') => ({
    x: 0,
    widthPt: column.widthPt,
    lineHeightPt: sheet.lineHeightPt,
    node: nodeOf(role, sheet.root),
  });
  const lines = (texts: readonly string[], style: FontStyle = 'regular', role: 'P' | 'H2' = 'P'): Row[] =>
    texts
      .filter((text) => text.trim() !== '')
      .flatMap((text) => paragraphRows([span(text.trim(), textStyle(sheet, style))], block(role), 0, sheet.text));
  const { recipientName, recipientTitle, companyName, address } = letter;
  const recipient = [recipientName, recipientTitle, companyName, ...address.split(/\r\n|\r|\n/)];
  const hasBody = parseRichText(letter.body).length > 0;
  const parts = [
    { rows: lines([formatFullDate(letter.date, sheet.design.language)]), gapEm: 0.6 },
    { rows: lines(recipient), gapEm: 1.4 },
    { rows: lines([letter.subject], 'bold', 'H2'), gapEm: 1.6 },
    { rows: keepFirst(lines([letter.salutation]), hasBody ? 1 : 0), gapEm: 1.4 },
    { rows: noteRows(letter.body, place, sheet, 0.75), gapEm: 0.75 },
    // Keeps the closing and the name on one page.
    {
      rows: keepTogether([...lines([letter.closing]), ...startRows(lines([letter.sender.name]), 2.2 * em)]),
      gapEm: 1.2,
    },
  ];
  return parts.flatMap(({ rows, gapEm }) => startRows(rows, gapEm * em));
}

const keepTogether = (rows: readonly Row[]): Row[] => keepFirst(rows, rows.length - 1);
