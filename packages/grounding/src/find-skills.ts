import type { Suggestion } from './suggestion';
import { isCorroborated, type TermSpan } from './corroborate';
import { calendar, isKnown, startsSentence } from './find-names';
import { isImplied, sharesGermanPart } from './general-terms';
import type { TextIndex } from './resume-index';
import type { Token } from './roots';
import { meanTheSame } from './same-meaning';
import { isMisspelled } from './misspellings';
import { isShortened } from './short-forms';
import { groundingVocabulary, hasPhrase, hasSibling, type Term, type TermTable } from './term-tables';

/** Skills of more than one plain word that everybody has. */
const softSkills = new Set(['custom servic', 'time manag', 'care plan', 'custom support']);

/**
 * Skills, tools and duties of weight that the résumé doesn't have, in any case. Names and acronyms are red. A word in small
 * letters often only says how a model puts what is there ("a caseload of 90 claims"): it needs something else that speaks
 * for it.
 */
export function findSkills(suggestion: Suggestion): void {
  const { skills } = groundingVocabulary();
  const ordinary = skills.flatMap((table, language) =>
    language === 1 && !suggestion.isGerman ? [] : findTerms(suggestion, table, language === 0 ? 'root' : 'germanRoot'),
  );
  for (const span of ordinary)
    suggestion.judge(span.from, span.to, 'skill', isCorroborated(suggestion, span, ordinary) ? 'red' : 'amber');
}

/** Judges the terms of a table. Returns those that are red only if something else speaks for it. */
function findTerms(suggestion: Suggestion, table: TermTable, by: 'root' | 'germanRoot'): TermSpan[] {
  const ordinary: TermSpan[] = [];
  const { tokens, resume, isDone, judge } = suggestion;
  const { plainEnglish, plainGerman } = groundingVocabulary();
  const plain = by === 'root' ? plainEnglish : plainGerman;
  for (let at = 0; at < tokens.length; at += 1) {
    if (isDone(at) || calendar.has(tokens[at]!.lower)) continue;
    const terms = (table.byFirst.get(tokens[at]![by]) ?? []).filter(({ roots }) =>
      isHere(tokens, at, roots, by, isDone),
    );
    const term = terms.find(
      ({ roots, isName }) =>
        (roots.length > 1 || !plain.has(roots[0]!)) && (isName || by === 'germanRoot' || !suggestion.isGerman),
    );
    if (!term) continue;
    const to = at + term.roots.length;
    if (
      term.roots.length === 1
        ? isKnown(tokens[at]!, resume.whole) || hasRoot(resume.whole, tokens[at]!)
        : hasPhrase(resume.whole, term)
    ) {
      judge(at, to);
      continue;
    }
    if (term.roots.length > 1 && softSkills.has(term.roots.join(' '))) continue;
    const same = terms.filter(({ roots }) => roots.length === term.roots.length);
    const isAmber =
      same.every((each) => !each.isName) &&
      (same.some((each) => hasSibling(resume.whole, table, each)) ||
        (term.roots.length === 1 &&
          (isPartlyThere(resume.whole, tokens[at]!) ||
            isShortened(resume.whole, tokens[at]!) ||
            isMisspelled(resume.whole, tokens[at]!))) ||
        isHeadOfKnown(suggestion, at, plain) ||
        hasHalf(suggestion, term, plain) ||
        (by === 'germanRoot' &&
          (hasSameStart(resume.whole, tokens[at]!) || startsWithItsEnd(resume.whole, tokens[at]!))) ||
        (term.isEveryday && same.every((each) => each.isEveryday) && term.roots.every((root) => plain.has(root))) ||
        hasSameMeaning(resume.whole, term) ||
        isAllImplied(suggestion, at, to));
    if (isAmber) judge(at, to, 'skill', 'amber');
    else if (term.isName || isWrittenAsName(suggestion, at, to)) judge(at, to, 'skill', 'red');
    else {
      judge(at, to);
      ordinary.push({ from: at, to });
    }
  }
  return ordinary;
}

/** An acronym, or in the middle of an English sentence a capital. */
const isWrittenAsName = ({ tokens, isGerman }: Suggestion, from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some(
      ({ text }, index) =>
        /\p{Lu}\P{Ll}*\p{Lu}|\p{N}/u.test(text) ||
        (!isGerman && /^\p{Lu}/u.test(text) && !startsSentence(tokens, from + index)),
    );

/** "Irrigation" for drip lines, "evidence verification" for somebody who checked evidence. */
const isAllImplied = (suggestion: Suggestion, from: number, to: number): boolean =>
  !isWrittenAsName(suggestion, from, to) &&
  // "Preventive maintenance" is more than each of its words.
  (to - from === 1 || suggestion.tokens.slice(from, to).some((token) => hasRoot(suggestion.resume.whole, token))) &&
  suggestion.tokens
    .slice(from, to)
    .every(
      (token) =>
        token.isFunction ||
        hasRoot(suggestion.resume.whole, token) ||
        isImplied(token, suggestion.resume.whole, suggestion.isGerman) ||
        (suggestion.isGerman && sharesGermanPart(token, suggestion.resume.whole)),
    );

/** "Microservices" for services, "ventilated" for vented: the claim is a word of the résumé with more around it. */
const isPartlyThere = ({ roots }: TextIndex, { lower, root }: Token): boolean =>
  Array.from(roots).some(
    (own) => (own.length > 4 && root.endsWith(own)) || (own.length > 3 && own !== 'data' && lower.startsWith(own)),
  );

/** "Elektroinstallation" for an Elektroniker: German builds words of the same parts. */
const hasSameStart = ({ lowers }: TextIndex, { lower }: Token): boolean =>
  lower.length > 8 && Array.from(lowers).some((own) => own.length > 8 && own.startsWith(lower.slice(0, 7)));

/** "Gabelstapler" for a Staplerschein: what the word ends with starts one of the résumé. */
const startsWithItsEnd = ({ lowers }: TextIndex, { lower }: Token): boolean =>
  Array.from({ length: Math.max(0, lower.length - 10) }, (_, index) => lower.slice(index + 4)).some((end) =>
    Array.from(lowers).some((own) => own.length > end.length && own.startsWith(end)),
  );

const hasRoot = ({ roots }: TextIndex, { root, germanRoot }: Token): boolean =>
  roots.has(root) || roots.has(germanRoot);

const isHere = (
  tokens: readonly Token[],
  at: number,
  roots: readonly string[],
  by: 'root' | 'germanRoot',
  isDone: (at: number) => boolean,
): boolean => roots.every((root, index) => tokens[at + index]?.[by] === root && !isDone(at + index));

/** "Drip irrigation" for drip lines: the word before it is rare, and in the entry. */
function isHeadOfKnown({ tokens, entry }: Suggestion, at: number, plain: ReadonlySet<string>): boolean {
  const before = tokens[at - 1];
  return (
    before !== undefined &&
    !before.isPunctuation &&
    !before.isFunction &&
    // Not "tutored calculus".
    !/(?:ed|ing)$/.test(before.lower) &&
    before.lower.length > 3 &&
    !plain.has(before.root) &&
    entry.roots.has(before.root)
  );
}

/** "Automated tests" for somebody who wrote tests: half of the words are in the entry, and the others are plain. */
function hasHalf({ entry }: Suggestion, { roots }: Term, plain: ReadonlySet<string>): boolean {
  const own = roots.filter((root) => entry.roots.has(root));
  return own.length * 2 >= roots.length && roots.every((root) => entry.roots.has(root) || plain.has(root));
}

/** "Revenue" where the résumé has sales: each word of the term has one that people swap for it. */
const hasSameMeaning = ({ roots: own }: TextIndex, { roots }: Term): boolean =>
  roots.every((root) => own.has(root) || Array.from(own).some((other) => meanTheSame(root, other)));
