import type { Suggestion } from './suggestion';
import { isKnown } from './find-names';
import type { TextIndex } from './resume-index';
import type { Token } from './roots';
import { meanTheSame } from './same-meaning';
import { groundingVocabulary, type Term, type TermTable } from './vocabulary';

/** Skills of more than one plain word that everybody has. */
const softSkills = new Set(['custom servic', 'time manag', 'care plan', 'custom support']);

/** Skills, tools and duties of weight that the résumé doesn't have, in any case. */
export function findSkills(suggestion: Suggestion): void {
  const { skills } = groundingVocabulary();
  for (const [language, table] of skills.entries()) {
    if (language === 1 && !suggestion.isGerman) continue;
    findTerms(suggestion, table, language === 0 ? 'root' : 'germanRoot');
  }
}

function findTerms(suggestion: Suggestion, table: TermTable, by: 'root' | 'germanRoot'): void {
  const { tokens, resume, isDone, judge } = suggestion;
  const { plainEnglish, plainGerman } = groundingVocabulary();
  const plain = by === 'root' ? plainEnglish : plainGerman;
  for (let at = 0; at < tokens.length; at += 1) {
    if (isDone(at)) continue;
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
        hasHalf(suggestion, term, plain) ||
        (term.isEveryday && same.every((each) => each.isEveryday) && term.roots.every((root) => plain.has(root))) ||
        hasSameMeaning(resume.whole, term));
    judge(at, to, 'skill', isAmber ? 'amber' : 'red');
  }
}

const hasRoot = ({ roots }: TextIndex, { root, germanRoot }: Token): boolean =>
  roots.has(root) || roots.has(germanRoot);

const isHere = (
  tokens: readonly Token[],
  at: number,
  roots: readonly string[],
  by: 'root' | 'germanRoot',
  isDone: (at: number) => boolean,
): boolean => roots.every((root, index) => tokens[at + index]?.[by] === root && !isDone(at + index));

const hasPhrase = ({ lines }: TextIndex, { roots }: Term): boolean =>
  lines.some((line) => roots.every((root) => line.has(root)));

/** "Automated tests" for somebody who wrote tests: half of the words are in the entry, and the others are plain. */
function hasHalf({ entry }: Suggestion, { roots }: Term, plain: ReadonlySet<string>): boolean {
  const own = roots.filter((root) => entry.roots.has(root));
  return own.length * 2 >= roots.length && roots.every((root) => entry.roots.has(root) || plain.has(root));
}

/** "Revenue" where the résumé has sales: each word of the term has one that people swap for it. */
const hasSameMeaning = ({ roots: own }: TextIndex, { roots }: Term): boolean =>
  roots.every((root) => own.has(root) || Array.from(own).some((other) => meanTheSame(root, other)));

/** Whether the résumé has another term of the same group. */
function hasSibling(index: TextIndex, { groups }: TermTable, term: Term): boolean {
  const name = `skill ${groups.length} ${term.group}`;
  let answer = index.remembered.get(name);
  if (answer === undefined) {
    answer = groups[term.group]!.some((other) => hasPhrase(index, other));
    index.remembered.set(name, answer);
  }
  return answer;
}
