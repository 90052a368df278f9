import type { Suggestion } from './suggestion';
import { credentialWords } from './credentials';
import type { TextIndex } from './resume-index';
import type { Token } from './roots';
import { groundingVocabulary } from './vocabulary';
import { wordSet } from './word-set';

/** Short names that are words in lower case: MA, BA, PE, EA. */
const onlyInCapitals = wordSet(
  'ma ba bs ms pe ea md np ase cia dr pals twic c1 c2 b2 jd promotion diplom ia eit secret',
);

/** German ranks of a trade at the end of a word: "Küchenmeister", "Handelsfachwirtin". */
const germanRank =
  /^(?!hausmeister|bürgermeister)\p{L}{3,}(?:meister|fachwirt|betriebswirt|ingenieur|diplom|gesellin|geselle)(?:in)?$/u;

/** Degrees, licenses and certificates that the résumé doesn't have. */
export function findCredentials(suggestion: Suggestion): void {
  const { tokens, resume, isDone, judge } = suggestion;
  const { byFirst, groups } = groundingVocabulary().credentials;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (isDone(at)) continue;
    const term = (byFirst.get(bare(token)) ?? []).find(({ roots }) => isHere(tokens, at, roots));
    if (!term || !isName(token, term.roots.length)) continue;
    const group = groups[term.group]!;
    const isKnown = group.some(({ roots }) => hasPhrase(resume.whole, roots));
    if (isKnown) judge(at, at + term.roots.length);
    else judge(at, at + term.roots.length, 'credential', hasInitials(suggestion, token) ? 'amber' : 'red');
  }
  for (const [at, token] of tokens.entries()) {
    if (isDone(at) || !germanRank.test(token.lower)) continue;
    const isKnown = resume.whole.lowerText.includes(token.lower.replace(/in$/, ''));
    if (isKnown) judge(at, at + 1);
    else judge(at, at + 1, 'credential', 'red');
  }
  for (const [at, token] of tokens.entries()) {
    if (isDone(at) || !credentialWords.has(token.lower)) continue;
    const level = levelOfWord(suggestion, at);
    if (level === 'clear') judge(at, at + 1);
    else judge(at, at + 1, 'credential', level);
  }
}

const bare = ({ key }: Token): string => key.replaceAll('.', '');

const isHere = (tokens: readonly Token[], at: number, roots: readonly string[]): boolean =>
  roots.every((root, index) => {
    const token = tokens[at + index];
    return token !== undefined && (bare(token) === root || token.key === root);
  });

function isName({ text, lower }: Token, length: number): boolean {
  if (length > 1 || !onlyInCapitals.has(lower.replaceAll('.', ''))) return true;
  return text === text.toUpperCase() || (text.length > 3 && /^\p{Lu}/u.test(text));
}

const hasPhrase = ({ keyText }: TextIndex, roots: readonly string[]): boolean =>
  keyText.replaceAll('.', '').includes(` ${roots.join(' ')} `);

/** "CDL" for somebody who has a Class A commercial driver's license. */
const hasInitials = ({ resume: { whole } }: Suggestion, token: Token): boolean =>
  token.text.length >= 3 && whole.initials.has(bare(token));

const kinds: readonly (readonly string[])[] = [
  ['certif', 'recertif', 'zertifi', 'credential', 'accredit'],
  ['licens', 'licenc', 'lizenz', 'schein'],
  ['degree', 'diploma', 'graduat', 'bachelor', 'master', 'studi', 'abschluss', 'university', 'college'],
  ['ausbild', 'geprüft', 'anerkannt', 'examin', 'gelernt'],
];

/** Whether one line of the résumé has this kind of credential for the words beside it. */
function levelOfWord({ tokens, resume }: Suggestion, at: number): 'red' | 'amber' | 'clear' {
  const { lower } = tokens[at]!;
  const kind = kinds.find((stems) => stems.some((stem) => lower.includes(stem))) ?? [lower];
  const lines = resume.whole.lines.filter((line) =>
    Array.from(line).some((root) => kind.some((stem) => root.startsWith(stem.slice(0, 7)))),
  );
  if (lines.length === 0) return 'red';
  const beside = [1, 2, 3, -1, -2]
    .map((step) => tokens[at + step])
    .filter(
      (token): token is Token =>
        token !== undefined && !token.isPunctuation && !token.isFunction && !credentialWords.has(token.lower),
    );
  if (beside.length === 0) return 'clear';
  if (beside.some(({ root, germanRoot }) => lines.some((line) => line.has(root) || line.has(germanRoot))))
    return 'clear';
  return beside.some(({ root }) => resume.titles.has(root)) ? 'amber' : 'red';
}
