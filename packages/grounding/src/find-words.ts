import { followsSkillCue } from './corroborate';
import type { Suggestion } from './suggestion';
import { isImplied, sharesGermanPart } from './general-terms';
import type { TextIndex } from './resume-index';
import { englishRoot, germanRoot, type Token } from './roots';
import { isMisspelled } from './misspellings';
import { isPutOtherwise } from './put-otherwise';
import { isShortened } from './short-forms';
import { groundingVocabulary } from './term-tables';
import { isKnownState } from './word-families';

/**
 * What is left: words that the entry has are clear, others amber. A word in no list is red when the posting has it and the
 * résumé doesn't, when it follows words such as "proficient in", or when it looks like a term of a trade.
 */
export function findOtherWords(suggestion: Suggestion): void {
  const { tokens, entry, resume, isDone, judge } = suggestion;
  for (const [at, token] of tokens.entries()) {
    if (isDone(at) || token.isFunction || token.lower.length < 2 || isThere(token, entry)) continue;
    if (
      isThere(token, resume.whole) ||
      isKnownState(resume.whole, token) ||
      isPlain(token, suggestion) ||
      isNearlyThere(token, resume.whole) ||
      isImplied(token, resume.whole, suggestion.isGerman) ||
      (suggestion.isGerman && sharesGermanPart(token, resume.whole)) ||
      isShortened(resume.whole, token) ||
      isMisspelled(resume.whole, token)
    )
      judge(at, at + 1, 'word', 'amber');
    else if (isSpecialTerm(suggestion, at)) judge(at, at + 1, 'skill', 'red');
    else judge(at, at + 1, 'word', 'amber');
  }
}

const isThere = ({ key, root, germanRoot: german }: Token, { keys, roots }: TextIndex): boolean =>
  keys.has(key) || roots.has(root) || roots.has(german);

/** "Diapering" for diapers: endings that the roots don't cover. */
const isNearlyThere = ({ lower }: Token, { roots }: TextIndex): boolean =>
  lower.length > 5 &&
  Array.from(roots).some((root) => root.length >= 4 && lower.startsWith(root) && lower.length - root.length <= 5);

const prefixes = /^(?:re|un|non|over|pre|co|mis|sub|inter|in|im|dis|out|up|under)(?=\p{L}{4})/u;

const germanPrefixes =
  /^(?:ab|an|auf|aus|be|bei|durch|ein|ent|er|fest|her|hin|mit|nach|um|unter|ver|vor|weg|weiter|zer|zu|zurück|zusammen|über)(?:ge|zu)?(?=\p{L}{4})/u;

function isPlain(token: Token, { isGerman, resume }: Suggestion): boolean {
  const { plainEnglish, plainGerman } = groundingVocabulary();
  if (plainEnglish.has(token.root)) return true;
  const bare = token.key.replace(prefixes, '');
  if (bare !== token.key && plainEnglish.has(englishRoot(bare))) return true;
  // "Homeowners" for "home owners".
  if (isJoined(token.key, (part) => resume.whole.roots.has(englishRoot(part)))) return true;
  if (!isGerman) return false;
  const stripped = germanRoot(token.lower.replace(germanPrefixes, ''));
  if (plainGerman.has(stripped) || resume.whole.roots.has(stripped)) return true;
  return (
    plainGerman.has(token.germanRoot) ||
    isCompound(token.lower, (part) => plainGerman.has(part) || resume.whole.roots.has(part))
  );
}

const isJoined = (word: string, isPart: (part: string) => boolean): boolean =>
  Array.from({ length: Math.max(0, word.length - 6) }, (_, index) => index + 3).some(
    (at) => isPart(word.slice(0, at)) && isPart(word.slice(at)),
  );

/** Whether a German word is made of two or three known ones: "Lagerarbeiten", "Kundengespräch". */
function isCompound(word: string, isPart: (root: string) => boolean, depth = 2): boolean {
  if (depth === 0) return false;
  for (let at = 3; at <= word.length - 3; at += 1) {
    const head = word.slice(0, at);
    const isHead =
      isPart(germanRoot(head)) || (/[sn]$/.test(head) && isPart(germanRoot(head.replace(/(?:en|es|s|n)$/, ''))));
    if (!isHead) continue;
    const tail = word.slice(at);
    if (isPart(germanRoot(tail)) || isCompound(tail, isPart, depth - 1)) return true;
  }
  return false;
}

/** Whether no part of a German word is known: neither "Gabel" nor "Stapler" in "Gabelstapler". */
export function isStrangeGermanWord({ lower }: Token, resume: TextIndex): boolean {
  const { plainGerman } = groundingVocabulary();
  const isPart = (part: string): boolean => {
    const root = germanRoot(part);
    return root.length > 3 && (plainGerman.has(root) || resume.roots.has(root));
  };
  const cuts = Array.from({ length: Math.max(0, lower.length - 7) }, (_, index) => index + 4);
  return !cuts.some((cut) => isPart(lower.slice(0, cut)) || isPart(lower.slice(cut)));
}

/** Whether a number is joined to a word of the résumé. */
const isBehindKnownWord = ({ text, tokens, resume }: Suggestion, at: number): boolean =>
  /^\d+$/.test(tokens[at]!.lower) &&
  text[tokens[at]!.start - 1] === '-' &&
  /^\p{L}{3,}$/u.test(tokens[at - 1]?.lower ?? '') &&
  isThere(tokens[at - 1]!, resume.whole);

/** Whether a word behind a number spells out what the résumé has behind the same number: "480 volts" for "480V". */
function isSpelledOutUnit({ tokens, resume }: Suggestion, at: number): boolean {
  const number = tokens[at - 1]?.lower ?? '';
  const { lower } = tokens[at]!;
  if (!/^[\d.,]+$/.test(number)) return false;
  return Array.from(resume.whole.lowerText.matchAll(/([\d.,]+)[\s-]?(\p{L}{1,3})(?!\p{L})/gu)).some(
    ([, own, short]) => own === number && lower.startsWith(short!),
  );
}

const describing = /(?:ed|ly|ive|ous|ful|less|able|ible|ish|ier|iest|wise|ward|like|style|ship|ness)$/;
/** What is done, or a quality: "verification", "molecular", "Partizipation". */
const abstract = /(?:tion|sion|ment|ance|ence|ency|ary|ory|ular)s?$/;
const abstractGerman = /^(?!personal|mitarbeiter|team)\p{L}{3,}(?:tion|ung|management|ismus|heit|keit)(?:s|en)?$/u;
const terms = /(?:olog|ometr|scop|ectom|otom|therap|itis|ics$|iatr|plast)/;

const separates = (token: Token | undefined): boolean =>
  token === undefined || token.isPunctuation || /^(?:and|or|und|oder|sowie)$/.test(token.lower);

/** "Otoscopy and microsuction". */
const isOwnItem = (tokens: readonly Token[], at: number): boolean =>
  separates(tokens[at - 1]) && separates(tokens[at + 1]);

/** Whether a word in no list is rather a term of a trade than an unusual verb or description. */
function isSpecialTerm(suggestion: Suggestion, at: number): boolean {
  const { tokens, isGerman, job } = suggestion;
  const token = tokens[at]!;
  // "Roadside breakdowns" for breakdowns, "call-outs": the posting's way to put it.
  const next = tokens[at + 1];
  const isOtherWord =
    token.lower.endsWith('ing') ||
    (next !== undefined && !next.isPunctuation && !next.isFunction && isThere(next, suggestion.entry)) ||
    /\p{L}-$/u.test(suggestion.text.slice(0, token.start));
  // "Prä-" of "prä- und postoperativ", "volts" for "480V".
  if (/^-(?:$|[\s,])/.test(suggestion.text.slice(token.end, token.end + 2)) || isSpelledOutUnit(suggestion, at))
    return false;
  // German writes what has a name with a capital.
  const isDescription = isGerman ? /^\p{Ll}/u.test(token.text) : describing.test(token.lower);
  // In the posting such words are the general ones. As an item of its own, one adds to what is there.
  const isQuality = (isGerman ? abstractGerman : abstract).test(token.lower) && !isOwnItem(tokens, at);
  if (job && isThere(token, job))
    return !isQuality && !isOtherWord && !isDescription && !isPutOtherwise(suggestion, at, at + 1);
  // "Therapeutic exercise" for exercises.
  if (/(?:ic|al|ive|ary)$/.test(token.lower) && next && !next.isFunction && isThere(next, suggestion.entry))
    return false;
  if (terms.test(token.lower)) return true;
  // "COVID-19".
  if (isBehindKnownWord(suggestion, at)) return false;
  if (/\p{N}/u.test(token.lower) || !/^[\p{L}'’.-]+$/u.test(token.lower)) return true;
  return !isGerman && !describing.test(token.lower) && followsSkillCue(tokens, at);
}
