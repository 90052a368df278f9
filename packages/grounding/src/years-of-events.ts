import type { Quantity } from './quantities';
import { isDates, type TextIndex } from './resume-index';
import { tokensOf } from './roots';
import { isSameThing } from './same-meaning';

/** "Certified in 2019" beside "Certificate, 2019", but not "the 2019 state meet": the line with the year speaks of the same. */
export const isYearOfSame = ({ values }: Quantity, text: string, { lineTokens }: TextIndex): boolean => {
  const words = tokensOf(text).filter(({ isPunctuation, isFunction }) => !isPunctuation && !isFunction);
  return lineTokens.some(
    (line) =>
      line.some(({ key }) => key === String(values[0])) &&
      line.some((own) => /^\p{L}{3}/u.test(own.key) && words.some((word) => isSameThing(own, word))),
  );
};

/** Also "2019/20" for 2020. */
const hasYear = (line: string, year: string): boolean =>
  line.includes(year) || new RegExp(`\\b\\d{4}\\s?[-–/]\\s?${year.slice(2)}\\b`).test(line);

/** "In 2020 and 2021" where the notes only have 2020: that the person worked there in 2021 shows nothing. */
export function isAddedYear({ start, end, values }: Quantity, entry: TextIndex, text: string): boolean {
  const before = /(\d{4})(?:,| and| &|, and) $/.exec(text.slice(0, start))?.[1];
  const after = /^(?:,| and| &|, and) (\d{4})/.exec(text.slice(end))?.[1];
  const isNoted = (year: string): boolean =>
    entry.countedLines.some((line) => !isDates(line.text) && hasYear(line.text, year));
  return !isNoted(String(values[0])) && [before, after].some((year) => year !== undefined && isNoted(year));
}

const clauseEnd = /[.;,]|\b(?:and|while|und|sowie)\b/g;

/** "The 2019 meet" where the line about the meet says 2022: the line that has most of the clause has another year. */
export function isOtherYear({ start, end, values }: Quantity, entry: TextIndex, text: string): boolean {
  const from = Math.max(0, ...Array.from(text.slice(0, start).matchAll(clauseEnd), ({ index }) => index + 1));
  const to = text.slice(end).search(clauseEnd);
  const clause = tokensOf(text.slice(from, to === -1 ? text.length : end + to)).filter(
    ({ isPunctuation, isFunction, key }) => !isPunctuation && !isFunction && /^\p{L}{3}/u.test(key),
  );
  let best = 2;
  let isFound = false;
  let isOther = false;
  for (const [index, { text: line, quantities }] of entry.countedLines.entries()) {
    if (index === 0 || isDates(line)) continue;
    const shared = clause.filter((word) =>
      entry.lineTokens[index]!.some((own) => !own.isPunctuation && isSameThing(own, word)),
    ).length;
    if (shared < best) continue;
    const isDated = quantities.some(({ kind }) => kind === 'year') && !hasYear(line, String(values[0]));
    isOther = isDated && (isOther || !isFound || shared > best);
    isFound = true;
    best = shared;
  }
  return isOther;
}
