import type { Suggestion } from './suggestion';
import { isKnown } from './find-names';
import type { TextIndex } from './resume-index';
import type { Token } from './roots';
import { meanTheSame } from './same-meaning';
import { groundingVocabulary, hasPhrase, hasSibling, type Term, type TermTable } from './vocabulary';

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
        (term.roots.length === 1 && isPartlyThere(resume.whole, tokens[at]!)) ||
        hasHalf(suggestion, term, plain) ||
        (by === 'germanRoot' && hasSameStart(resume.whole, tokens[at]!)) ||
        (term.isEveryday && same.every((each) => each.isEveryday) && term.roots.every((root) => plain.has(root))) ||
        hasSameMeaning(resume.whole, term));
    judge(at, to, 'skill', isAmber ? 'amber' : 'red');
  }
}

/** "Microservices" for services, "ventilated" for vented: the claim is a word of the résumé with more around it. */
const isPartlyThere = ({ roots }: TextIndex, { lower, root }: Token): boolean =>
  Array.from(roots).some(
    (own) => (own.length > 5 && root.endsWith(own)) || (own.length > 3 && own !== 'data' && lower.startsWith(own)),
  );

/** "Elektroinstallation" for an Elektroniker: German builds words of the same parts. */
const hasSameStart = ({ lowers }: TextIndex, { lower }: Token): boolean =>
  lower.length > 8 && Array.from(lowers).some((own) => own.length > 8 && own.startsWith(lower.slice(0, 7)));

const hasRoot = ({ roots }: TextIndex, { root, germanRoot }: Token): boolean =>
  roots.has(root) || roots.has(germanRoot);

const isHere = (
  tokens: readonly Token[],
  at: number,
  roots: readonly string[],
  by: 'root' | 'germanRoot',
  isDone: (at: number) => boolean,
): boolean => roots.every((root, index) => tokens[at + index]?.[by] === root && !isDone(at + index));

/** "Automated tests" for somebody who wrote tests: half of the words are in the entry, and the others are plain. */
function hasHalf({ entry }: Suggestion, { roots }: Term, plain: ReadonlySet<string>): boolean {
  const own = roots.filter((root) => entry.roots.has(root));
  return own.length * 2 >= roots.length && roots.every((root) => entry.roots.has(root) || plain.has(root));
}

/** "Revenue" where the résumé has sales: each word of the term has one that people swap for it. */
const hasSameMeaning = ({ roots: own }: TextIndex, { roots }: Term): boolean =>
  roots.every((root) => own.has(root) || Array.from(own).some((other) => meanTheSame(root, other)));
