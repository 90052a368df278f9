import type { FileLine, ReadPiece } from '@keepmark/resume-document/read-source';
import { escapeRichText } from '@keepmark/resume-document/rich-text';
import { findDates } from '../lines/dates';
import type { FileText, Span } from './file-text';
import { type Near, nearest, type TracedValue } from './traced-value';

interface DateLine {
  readonly line: number;
  /** As the file writes it. */
  readonly text: string;
  /** As a slot of the document has it. */
  readonly dates: string;
  readonly span: Span;
}

/** The dates of a file, each with its line. An entry takes the nearest one that says the same. */
export class DateLines {
  readonly #found: readonly DateLine[];
  readonly #file: FileText;

  constructor(lines: readonly FileLine[], file: FileText) {
    this.#file = file;
    this.#found = lines.flatMap(({ text }, line) => {
      let at = 0;
      return text.split(/(\s{2,}|\t|\s+[•·|]\s+)/).flatMap((cell): DateLine[] => {
        const from = at;
        at += cell.length;
        const dates = /\d/.test(cell) ? findDates(cell) : undefined;
        if (!dates) return [];
        const start = from + dates.index;
        const end = start + dates.length;
        return [
          {
            line,
            text: text.slice(start, end).trim(),
            dates: [dates.startDate, dates.endDate].map(monthOf).filter(Boolean).join(' – '),
            span: file.spanOf(line, start, end),
          },
        ];
      });
    });
  }

  take({ text }: TracedValue, near: Near): ReadPiece | undefined {
    const same = this.#found.filter(({ dates, span }) => dates === text && !this.#file.isTaken(span.from));
    const found = nearest(same, near);
    if (!found) return undefined;
    this.#file.take(found.span);
    return {
      text: found.text,
      rich: escapeRichText(found.text),
      isBullet: false,
      goesOn: '',
      line: found.line,
    };
  }
}

/** The day is left out, as in the fields of entries. */
const monthOf = (date: string): string => /^\d{4}-\d{2}(?=-\d{2}$)/.exec(date)?.[0] ?? date;
