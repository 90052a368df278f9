import type { EntrySlot } from '@keepmark/resume-document/entry-slots';
import type { HeadSlot, ReadPiece } from '@keepmark/resume-document/read-source';
import { escapeRichText, type RichRun, writeRuns } from '@keepmark/resume-document/rich-text';
import type { FileText, Span } from './file-text';
import { type Letters, lettersOf } from './letters';

/** A text of the document that is looked for in the file: a field, or one paragraph or bullet. */
export interface TracedValue {
  readonly entryId: string;
  readonly slot: EntrySlot | HeadSlot;
  readonly text: string;
  /** The runs of a paragraph or bullet. */
  readonly runs?: readonly RichRun[];
  readonly isBullet: boolean;
}

/** Letters of a value and where the file has them. */
export interface Match {
  /** The first of the value's letters. */
  readonly at: number;
  readonly span: Span;
}

/** The letters that a file has of a value: addresses are written without their scheme. */
export function searchedLetters({ text }: TracedValue): Letters {
  const scheme = /^(?:(?:https?:\/\/)?(?:www\.)?|mailto:|tel:)/i.exec(text)?.[0] ?? '';
  const { text: letters, offsets, starts } = lettersOf(text.slice(scheme.length));
  return { text: letters, offsets: offsets.map((offset) => offset + scheme.length), starts };
}

/** How far letters are from where they're expected; what comes before it is farther. */
export interface Near {
  readonly from: number;
  readonly to: number;
}
const distance = ({ from }: Span, near: Near): number =>
  from < near.from ? (near.from - from) * 2 : Math.max(0, from - near.to);

export const nearest = <Place extends { readonly span: Span }>(places: readonly Place[], near: Near) => {
  let best: Place | undefined;
  for (const place of places) if (!best || distance(place.span, near) < distance(best.span, near)) best = place;
  return best;
};

/** Finds the parts of a value that the file doesn't have in one row, the longest first words of the rest each time. */
export function matchParts(letters: Letters, file: FileText, near: Near): Match[] {
  const matches: Match[] = [];
  const words = letters.starts.flatMap((isStart, at) => (isStart ? [at] : []));
  let first = 0;
  while (first < words.length - 1 && matches.length < maxParts) {
    const at = words[first] ?? 0;
    const placesOf = (last: number) => file.places(letters.text.slice(at, words[last])).map((span) => ({ span }));
    let [low, high] = [first, words.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (placesOf(middle).length > 0) low = middle;
      else high = middle - 1;
    }
    const found = low > first ? nearest(placesOf(low), matches.at(-1)?.span ?? near) : undefined;
    if (found) {
      matches.push({ at, span: found.span });
      file.take(found.span);
    }
    first = Math.max(low, first + 1);
  }
  return matches;
}

const maxParts = 8;

/** The value in pieces, one for each line of the file that has some of it. */
export function piecesOf(value: TracedValue, letters: Letters, matches: readonly Match[], file: FileText): ReadPiece[] {
  const starts: { readonly from: number; readonly line: number }[] = [];
  for (const { at, span } of matches) {
    for (let index = span.from; index < span.to; index += 1) {
      const line = file.lineAt(index);
      if (starts.at(-1)?.line === line) continue;
      const from = starts.length === 0 ? 0 : wordStart(value.text, letters.offsets[at + index - span.from] ?? 0);
      starts.push({ from, line });
    }
  }
  if (starts.length === 0) return [pieceOf(value, 0, value.text.length, undefined)];
  return starts.map(({ from, line }, index) =>
    pieceOf(value, from, starts[index + 1]?.from ?? value.text.length, line),
  );
}

/** Marks before a word belong to it: "(since". */
function wordStart(text: string, at: number): number {
  const marks = /(?<=\s)[^\s\p{L}\p{N}]+$/u.exec(text.slice(0, at))?.[0].length ?? 0;
  return at - marks;
}

function pieceOf(value: TracedValue, from: number, to: number, line: number | undefined): ReadPiece {
  const text = value.text.slice(from, to).trim();
  return {
    text,
    rich: value.runs ? writeRuns(cutRuns(value.runs, from, to)).trim() : escapeRichText(text),
    isBullet: value.isBullet,
    goesOn: from === 0 ? '' : /\s/.test(value.text[from - 1] ?? '') ? 'spaced' : 'glued',
    line,
  };
}

function cutRuns(runs: readonly RichRun[], from: number, to: number): RichRun[] {
  let start = 0;
  return runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += run.text.length;
    return text === '' ? [] : [{ ...run, text }];
  });
}
