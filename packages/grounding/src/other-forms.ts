import { aliasKeys } from './vocabulary';
import type { Suggestion } from './suggestion';
import type { Token } from './roots';

/** Marks what the résumé has by another name: spelled out or as an acronym. */
export function markOtherForms(suggestion: Suggestion): void {
  markStumps(suggestion);
  markSpelledOutAcronyms(suggestion);
  markDegrees(suggestion);
}

/** "Front-" of "Front- und Schubmaststapler" where the résumé has a Frontstapler. */
function markStumps({ text, tokens, resume, isDone, judge }: Suggestion): void {
  for (const [at, { lower, end }] of tokens.entries()) {
    if (isDone(at) || !/^-(?:$|[\s,])/.test(text.slice(end, end + 2))) continue;
    if (Array.from(resume.whole.lowers).some((own) => own.startsWith(lower))) judge(at, at + 1);
  }
}

/** "RESTful API" for REST, "Microsoft 365" for M365: other names of what the résumé has. */
export function markOtherNames({ tokens, resume, isDone, judge }: Suggestion): void {
  for (let at = 0; at < tokens.length; at += 1) {
    for (let length = Math.min(5, tokens.length - at); length > 1; length -= 1) {
      const words = tokens.slice(at, at + length);
      if (words.some(({ isPunctuation }, index) => isPunctuation || isDone(at + index))) continue;
      const name = words.map(({ key }) => key).join(' ');
      const isThere =
        aliasKeys(name).some((alias) => alias !== name && resume.whole.keyText.includes(` ${alias} `)) ||
        (length === 2 && resume.whole.keys.has(name.replace(' ', '')));
      if (isThere) judge(at, at + length);
    }
  }
}

/** Purchase orders, labor and delivery, certificate of deposit. */
const isShortName = (words: readonly Token[]): boolean => {
  const named = words.filter(({ lower }) => lower !== 'and' && lower !== 'of');
  const isLower = (token: Token | undefined): boolean => /^\p{Ll}/u.test(token?.text ?? '');
  return (
    named.length === 2 &&
    named.every(({ isFunction }) => !isFunction) &&
    isLower(named[0]) === isLower(named[1]) &&
    (isLower(named[0]) || words.length === 2)
  );
};

/** "M" and "Ed" for M.Ed., "B" and "Sc" for BSc; undefined for words that aren't such an abbreviation. */
const abbreviationParts = (text: string): string[] | undefined => {
  if (!/^\p{Lu}(?:\.?\s?\p{Lu}\p{Ll}{0,3}){1,3}\.?$/u.test(text) || !/[.\p{Ll}]/u.test(text)) return undefined;
  return text
    .split(/[.\s]+|(?=\p{Lu})/u)
    .filter(Boolean)
    .map((part) => part.toLowerCase());
};

/** "Master of Education" where the résumé says M.Ed., and the other way round. */
function markDegrees({ tokens, resume, isDone, judge }: Suggestion): void {
  for (const own of resume.whole.tokens) {
    const parts = abbreviationParts(own.text);
    if (!parts) continue;
    const [from, to] = spelledOut(tokens, parts);
    if (from !== -1 && !isDone(from)) judge(from, to, 'credential', 'amber');
  }
  for (const [at, { text }] of tokens.entries()) {
    const parts = isDone(at) ? undefined : abbreviationParts(text);
    if (parts && resume.whole.lineTokens.some((line) => spelledOut(line, parts)[0] !== -1))
      judge(at, at + 1, 'credential', 'amber');
  }
}

/** The first run of words that start with the parts of an abbreviation, as from and to; -1 without one. */
function spelledOut(tokens: readonly Token[], parts: readonly string[]): readonly [number, number] {
  for (let from = 0; from < tokens.length; from += 1) {
    let to = from;
    let part = 0;
    while (to < tokens.length && part < parts.length && tokens[to]!.lower.startsWith(parts[part]!)) {
      part += 1;
      to += 1;
      while (part < parts.length && tokens[to]?.isFunction) to += 1;
    }
    if (part === parts.length && /^(?:bachelor|master|doctor|associate|magister|diplom)/.test(tokens[from]!.lower))
      return [from, to];
  }
  return [-1, -1];
}

const initials = (words: readonly Token[]): string => words.map(({ lower }) => lower[0]).join('');

/** CofC, IFoA, IoT. */
const mixedAcronym = /^\p{Lu}+(?:\p{Ll}{1,3}\p{Lu}+)+$/u;

/** Whether an acronym with small letters stands for words: each gives its first letter, and "of" gives all or none too. */
const standsFor = (acronym: string, words: readonly Token[]): boolean =>
  new RegExp(
    `^${words.map(({ lower, isFunction }) => (isFunction ? `(?:${lower}|${lower[0]})?` : lower[0]!.toUpperCase())).join('')}$`,
    'u',
  ).test(acronym);

/** "Point of sale" where the résumé says POS, "Education, Health and Care Plan" for an EHCP. */
function markSpelledOutAcronyms({ tokens, resume, isDone, judge }: Suggestion): void {
  const { acronyms, texts } = resume.whole;
  const mixed = Array.from(texts).filter((text) => mixedAcronym.test(text));
  if (acronyms.size + mixed.length === 0) return;
  for (let from = 0; from < tokens.length; from += 1) {
    if (isDone(from)) continue;
    for (let to = from + 2; to <= Math.min(tokens.length, from + 6); to += 1) {
      const all = tokens.slice(from, to);
      const words = all.filter(({ isPunctuation }) => !isPunctuation);
      const hasComma = words.length < all.length;
      if (all.some((each, index) => (each.isPunctuation ? each.key !== ',' : isDone(from + index)))) break;
      if (all.at(-1)!.isPunctuation) continue;
      // "And approve the" is no AAT.
      if (words[0]!.isFunction || words.at(-1)!.isFunction) continue;
      const isSpelledOut = [words, words.filter(({ isFunction }) => !isFunction)]
        .map(initials)
        .some(
          (letters) =>
            acronyms.has(letters) &&
            (letters.length > (hasComma ? 3 : 2) || (!hasComma && isShortName(words))) &&
            letters.length >= words.filter(({ isFunction }) => !isFunction).length,
        );
      if (mixed.some((acronym) => standsFor(acronym, words))) judge(from, to, 'skill', 'amber');
      // Two letters may be chance.
      else if (isSpelledOut && isShortName(words)) judge(from, to, 'skill', 'amber');
      else if (isSpelledOut) judge(from, to);
    }
  }
}
