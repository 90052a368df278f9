import type { ClaimKind } from './claim';
import type { Suggestion } from './suggestion';

/** First and last school year of each Key Stage in England. */
const yearsOf: Readonly<Record<string, readonly [first: number, last: number]>> = {
  1: [1, 2],
  2: [3, 6],
  3: [7, 9],
  4: [10, 11],
  5: [12, 13],
};
const stages = /\b(?:[Kk]ey [Ss]tages?|KS)\s?([1-5])(?:\s?(?:to|and|or|&|[-–/])\s?(?:KS)?([1-5]))?/g;
const years = /\b(?:years?|yrs?|y)\s?(\d{1,2})(?:\s?(?:to|and|&|[-–/])\s?(\d{1,2}))?/g;

/** "Key Stage 2" where the résumé has Year 4: amber. One of which it has neither a year nor the name is red. */
export function findSchoolStages(
  { text, resume: { whole } }: Suggestion,
  addSpan: (kind: ClaimKind, level: 'red' | 'amber' | undefined, start: number, end: number) => void,
): void {
  for (const match of text.matchAll(stages)) {
    const [named, from = '', to = from] = match;
    const isThere = whole.lowerText.includes(named.toLowerCase());
    const isImplied = [from, to].every((stage) => hasYearOf(whole.lowerText, stage));
    addSpan('name', isThere ? undefined : isImplied ? 'amber' : 'red', match.index, match.index + named.length);
  }
}

function hasYearOf(lowerText: string, stage: string): boolean {
  const [first, last] = yearsOf[stage]!;
  const exams = { 4: 'gcse', 5: 'a-level' }[stage];
  return (
    new RegExp(`\\bks ?${stage}\\b|\\bkey stage ${stage}\\b`).test(lowerText) ||
    (exams !== undefined && lowerText.includes(exams)) ||
    Array.from(lowerText.matchAll(years)).some(([, from, to = from]) => Number(from) <= last && Number(to) >= first)
  );
}
