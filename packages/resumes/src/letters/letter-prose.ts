import irregularDeeds from './irregular-deeds.json';

// How facts of a résumé read as sentences that somebody signs.

/** A text without the mark at its end. */
export const withoutEnd = (text: string): string => text.trim().replace(/[.;:,!?…]+$/, '');

/** A sentence with its period, unless it ends in a mark already, as "Yahoo!" and "Acme Inc." do. */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

const irregular = new Set(irregularDeeds);
/** Words that end like deeds and aren't: "Experienced nurse". */
const adjectives = new Set(
  'accomplished advanced bed breed certified dedicated detailed driven educated experienced focused licensed limited motivated need proven qualified registered related red required seasoned seed selected skilled speed talented trusted unlimited united'.split(
    ' ',
  ),
);

/** Whether a line of a résumé starts with what somebody did, so that "I" can stand before it. */
export function startsWithDeed(line: string): boolean {
  const [first = ''] = line.split(/[\s,]/);
  const word = first.toLowerCase();
  // A name or an abbreviation isn't written in lowercase after "I".
  if (!/^\p{L}\p{Ll}+$/u.test(first) || adjectives.has(word)) return false;
  return word.endsWith('ed') || irregular.has(word);
}

const ranks = /^(?:head|chief|vice|president|co-?founder|founder|owner|ceo|cto|cfo|coo|director of|dean|chair)\b/i;
const vowelSound = /^(?:[aeio]|u(?!ni|s[aeiu]|t[aeiou]|k|r[aeiou]|v)|hon|hour|heir)/i;
const consonantSound = /^(?:eu|ewe|one\b|once)/i;
/** Letters whose names start with a vowel: "an RN", "an HR manager". */
const spelledOut = /^[AEFHILMNORSX][A-Z0-9]*(?![a-z])/;

/**
 * "a registered nurse", "an RN", "Head of Sales"; undefined for a title that doesn't fit into a sentence, such as
 * "Cook / Dishwasher".
 */
export function roleWithArticle(title: string): string | undefined {
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .'’&+#-]*$/u.test(title)) return undefined;
  if (ranks.test(title)) return title;
  const words = title.split(' ');
  const [first = ''] = words;
  const isAcronym = first.length > 1 && first === first.toUpperCase();
  // "Registered nurse" is written as a sentence; "Registered Nurse" is a name.
  const isSentenceCase = !isAcronym && words.slice(1).every((word) => word === word.toLowerCase());
  const written = isSentenceCase && words.length > 1 ? first.toLowerCase() + title.slice(first.length) : title;
  const isVowel = isAcronym ? spelledOut.test(first) : vowelSound.test(first) && !consonantSound.test(first);
  return `${isVowel ? 'an' : 'a'} ${written}`;
}
