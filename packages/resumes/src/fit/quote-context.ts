import { truncateText } from '@keepmark/ui/words';
import type { FitPosting, Quote } from './fit-keyword';

/** A quote and the words around it in the same line. Together they are the text of the posting. */
export interface QuoteContext {
  readonly before: string;
  readonly quote: string;
  readonly after: string;
}

const room = 70;

/** The line of a quote without its bullet, cut to about 70 characters on either side, with an ellipsis where it was cut. */
export function quoteContext(posting: FitPosting, { field, start, end, text }: Quote): QuoteContext {
  const whole = posting[field];
  const lineStart = whole.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = whole.indexOf('\n', end);
  const before = whole.slice(lineStart, start);
  const after = whole.slice(end, lineEnd === -1 ? whole.length : lineEnd);
  return {
    before: cutFront(before.replace(/^\s*(?:[-•*·]\s+)?/, '')),
    quote: text,
    after: truncateText(after.trimEnd(), room, 'word'),
  };
}

function cutFront(text: string): string {
  if (text.length <= room) return text;
  const space = text.indexOf(' ', text.length - room);
  return `…${text.slice(space === -1 ? text.length - room : space + 1)}`;
}
