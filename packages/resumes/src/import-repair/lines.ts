import type { DraftLine } from './import-draft';

/** The lines without one of them; what continued it starts in its place. */
export function withoutLine(lines: readonly DraftLine[], id: string): readonly DraftLine[] {
  const at = lines.findIndex((line) => line.id === id);
  const [line, next] = [lines[at], lines[at + 1]];
  if (!line) return lines;
  const rest = lines.toSpliced(at, 1);
  if (next && next.goesOn !== '')
    rest[at] = line.goesOn === '' ? { ...next, goesOn: '', isBullet: line.isBullet } : { ...next, goesOn: 'spaced' };
  return rest;
}

/** The lines with one more, where the file has it. A sentence isn't broken by it. */
export function withLine(lines: readonly DraftLine[], added: DraftLine): readonly DraftLine[] {
  const after = lines.findIndex(
    ({ line, goesOn }) => goesOn === '' && line !== undefined && added.line !== undefined && line > added.line,
  );
  const at = after < 0 ? lines.length : after;
  const above = lines[at - 1];
  return lines.toSpliced(at, 0, { ...added, goesOn: above && isContinued(above, added) ? 'spaced' : '' });
}

/** Whether a line continues the sentence of the line right above it in the file. */
const isContinued = (above: DraftLine, { line, text, isBullet }: DraftLine): boolean =>
  !isBullet && line !== undefined && above.line === line - 1 && /^\p{Ll}/u.test(text);

/** In the order of the file, as far as it's known: a line without a place stays behind the one before it. */
export function inFileOrder(lines: readonly DraftLine[]): DraftLine[] {
  let last = -1;
  return lines
    .map((line) => ({ line, at: (last = line.line ?? last) }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ line }) => line);
}

/** Lines that stand alone. */
export const apart = (lines: readonly DraftLine[]): DraftLine[] =>
  lines.map((line) => (line.goesOn === '' ? line : { ...line, goesOn: '' }));
