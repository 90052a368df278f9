import type { TextIndex } from './resume-index';
import type { Token } from './roots';

/** Whether two words are built on the same start: "cosmetologist" and "cosmetology", "Canadian" and "Canada". */
export function isSameFamily(left: string, right: string): boolean {
  const shorter = Math.min(left.length, right.length);
  const longer = Math.max(left.length, right.length);
  let shared = 0;
  while (shared < shorter && left[shared] === right[shared]) shared += 1;
  return shared >= 4 && shared >= shorter - 2 && longer - shared <= 4;
}

const regularEnd =
  /^(?:|[dny]?e?s|[a-z]?ed|[a-z]?ing|[a-z]?ings|d|e|y|ies|ied|[a-z]?e?rs?|ors?|ly|y|ments?|a?t?ions?|al|ally|ives?|ness|able|ful|less|ist|ists|en|ance|ances|ence|ences)$/;

/** Whether letters may end a form of a word. */
export const isRegularEnd = (end: string): boolean => regularEnd.test(end);

/** Whether a word is a form of a base form, and not only of the same stem. */
export function isFormOf(base: string, lower: string): boolean {
  let shared = 0;
  while (shared < base.length && base[shared] === lower[shared]) shared += 1;
  return shared >= base.length - 1 && isRegularEnd(lower.slice(shared));
}

/** "Severity" for "Sev": a short form in the résumé that is no word by itself and that the claim spells out. */
export const isSpelledOutHere = ({ texts }: TextIndex, { lower }: Token): boolean =>
  Array.from(texts).some(
    (own) => /^\p{Lu}\p{L}{2,3}$/u.test(own) && lower.length > own.length + 2 && lower.startsWith(own.toLowerCase()),
  );

const states = `
al alabama|ak alaska|az arizona|ar arkansas|ca california|co colorado|ct connecticut|de delaware|fl florida|ga georgia
hi hawaii|id idaho|il illinois|in indiana|ia iowa|ks kansas|ky kentucky|la louisiana|me maine|md maryland
ma massachusetts|mi michigan|mn minnesota|ms mississippi|mo missouri|mt montana|ne nebraska|nv nevada|nh new hampshire
nj new jersey|nm new mexico|ny new york|nc north carolina|nd north dakota|oh ohio|ok oklahoma|or oregon|pa pennsylvania
ri rhode island|sc south carolina|sd south dakota|tn tennessee|tx texas|ut utah|vt vermont|va virginia|wa washington
wv west virginia|wi wisconsin|wy wyoming`;

const statesByWord = new Map<string, readonly string[]>();
for (const state of states.trim().split(/[|\n]/)) {
  const [short = '', ...words] = state.split(' ');
  for (const word of words) statesByWord.set(word, [...(statesByWord.get(word) ?? []), short.toUpperCase()]);
}

/** "California" where the résumé says CA. */
export const isKnownState = ({ texts }: TextIndex, { lower }: Token): boolean =>
  (statesByWord.get(lower) ?? []).some((short) => texts.has(short));
