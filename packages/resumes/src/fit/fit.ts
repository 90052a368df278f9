import { canonicalKey, phraseKey, wordsOf } from '@keepmark/grounding/vocabulary';
import type { ResumeDocument } from '@keepmark/resume-document';
import { occurrences, placesOf } from './find-keyword';
import type { Fit, FitKeyword, FitMark, FitPosting, KeywordKind, Quote } from './fit-keyword';
import { piecesOf } from './resume-text';
import { skillPhrases } from './skill-phrases';

/**
 * Compares a posting with a résumé, keyword by keyword. Each keyword is in exactly one of found, missing and dismissed;
 * skills come before duties, in the order of the posting.
 */
export function fitOf(posting: FitPosting, document: ResumeDocument, marks: readonly FitMark[]): Fit {
  const pieces = piecesOf(document);
  const markOf = new Map(marks.map(({ keyword, mark }) => [keywordKey(keyword), { keyword, mark }]));
  const keywords = new Map<string, FitKeyword>();
  for (const { key, text, kind, quotes } of postingKeywords(posting)) {
    keywords.set(key, { key, keyword: text, kind, quotes, places: placesOf(pieces, key, text, kind) });
  }
  for (const [key, { keyword, mark }] of markOf) {
    if (mark !== 'added' || keywords.has(key)) continue;
    const places = placesOf(pieces, key, keyword, 'skill');
    keywords.set(key, { key, keyword, kind: 'skill', quotes: quotesOf(posting, key), places });
  }
  const all = [...keywords.values()].sort(
    (left, right) => Number(left.kind === 'duty') - Number(right.kind === 'duty'),
  );
  const isMarked = (mark: FitMark['mark']) => (keyword: FitKeyword) => markOf.get(keyword.key)?.mark === mark;
  const dismissed = all.filter(isMarked('dismissed'));
  const others = all.filter((keyword) => !dismissed.includes(keyword));
  return {
    found: others.filter(({ places }) => places.length > 0),
    missing: others.filter(({ places }) => places.length === 0),
    dismissed,
    added: others.filter(isMarked('added')),
  };
}

/** The key of a keyword, to compare and store it. */
export const keywordKey = (keyword: string): string => canonicalKey(phraseKey(keyword));

interface PostingKeyword {
  readonly key: string;
  readonly text: string;
  readonly kind: KeywordKind;
  readonly quotes: Quote[];
}

/** The keywords of the title and the text, each listed once with all its quotes. */
function postingKeywords(posting: FitPosting): PostingKeyword[] {
  const keywords = new Map<string, PostingKeyword>();
  for (const field of ['title', 'text'] as const) {
    for (const { key, kind, text, start, end } of skillPhrases(posting[field])) {
      const known = keywords.get(key) ?? { key, kind, text, quotes: [] };
      keywords.set(key, known);
      known.quotes.push({ field, start, end, text });
    }
  }
  return [...keywords.values()];
}

const quotesOf = (posting: FitPosting, key: string): Quote[] =>
  (['title', 'text'] as const).flatMap((field) =>
    occurrences(wordsOf(posting[field]), key).map(({ start, end }) => ({
      field,
      start,
      end,
      text: posting[field].slice(start, end),
    })),
  );
