import { aliasKeys, stem, type Word, wordsOf } from '@keepmark/grounding/vocabulary';
import { isAmbiguousUse } from './ambiguous-terms';
import { isContent } from './candidates';
import type { KeywordKind, ResumePlace } from './fit-keyword';
import type { ResumePiece } from './resume-text';

const empty: ReadonlySet<string> = new Set(['skill', 'experience', 'knowledge', 'ability', 'understanding']);

/** Finds a keyword in a text, by any of its names, as whole words. Returns character offsets. */
export function occurrences(words: readonly Word[], key: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (const alias of aliasKeys(key)) {
    const parts = alias.split(' ');
    for (let from = 0; from + parts.length <= words.length; from += 1) {
      const to = from + parts.length;
      if (!parts.every((part, index) => words[from + index]!.key === part)) continue;
      if (isAmbiguousUse(words, { from, to, key: alias })) continue;
      found.push({ start: words[from]!.start, end: words[to - 1]!.end });
    }
  }
  return found.sort((left, right) => left.start - right.start);
}

/**
 * Finds a keyword in a résumé. A skill matches any of its names, or its words in another form ("managed stakeholders"
 * for "managing stakeholders"). A duty matches a line that has all of its words, in any order.
 */
export function placesOf(pieces: readonly ResumePiece[], key: string, text: string, kind: KeywordKind): ResumePlace[] {
  const stems = wordsOf(text)
    .filter((word) => isContent(word) && !empty.has(word.key))
    .map((word) => stem(word.key));
  const isThere = (piece: ResumePiece): boolean => {
    if (occurrences(piece.words, key).length > 0) return true;
    if (stems.length < 2 && (kind === 'skill' ? stems.join('').length < 5 : true)) return false;
    if (kind === 'duty') return stems.every((part) => piece.stems.has(part));
    return stems.length > 1 && hasInOrder(piece, stems);
  };
  return pieces
    .filter(isThere)
    .map(({ sectionId, entryId, text: pieceText }) => ({ sectionId, entryId, text: pieceText }));
}

function hasInOrder({ words }: ResumePiece, stems: readonly string[]): boolean {
  const own = words.filter(isContent).map(({ key }) => stem(key));
  return own.some((_, from) => stems.every((part, index) => own[from + index] === part));
}
