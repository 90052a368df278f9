import generalAcronyms from '../word-lists/general-acronyms.json';
import generalWordsGerman from '../word-lists/general-words.de.json';
import generalWords from '../word-lists/general-words.en.json';
import type { TextIndex } from './resume-index';
import type { Token } from './roots';
import { fits, type Patterns, readPatterns } from './term-tables';

/**
 * Words that other words imply. A line of a list is `claims : evidence`: a claim is implied by any word of the evidence,
 * never the other way around. "Irrigation" is what somebody did who put in drip lines; who did irrigation may have had
 * none. `*` ends the beginning of a word. In German, evidence may stand anywhere in a word: `bestell` is in
 * "Nachbestellung". An acronym stands for a kind of thing: who pushed a Jenkins pipeline did CI/CD.
 */
interface GeneralTerm {
  readonly claims: Patterns;
  /** Whether a word implies one of the claims. */
  readonly isEvidence: (lower: string) => boolean;
}

let english: readonly GeneralTerm[] | undefined;
let german: readonly GeneralTerm[] | undefined;
let acronyms: readonly GeneralTerm[] | undefined;

const read = (lines: readonly string[], evidenceOf: (words: string) => GeneralTerm['isEvidence']): GeneralTerm[] =>
  lines.map((line) => {
    const [claims = '', evidence = ''] = line.split(' : ');
    return { claims: readPatterns(claims), isEvidence: evidenceOf(evidence) };
  });

function startsAsIn(words: string): GeneralTerm['isEvidence'] {
  const patterns = readPatterns(words);
  return (lower) => fits(patterns, lower);
}

/** German puts the part that matters anywhere in a word. */
function isPartOf(words: string): GeneralTerm['isEvidence'] {
  const { words: whole, beginnings } = readPatterns(words);
  return (lower) => whole.has(lower) || beginnings.some((part) => lower.includes(part));
}

/** Forms of a German word. What is longer is a compound, which claims more: "Lagerlogistik". */
const germanEnd =
  /^(?:e?[mnrst]?|e?ten?|ung|ungen|ungs|ation|ationen|ieren|ierte?|ierung|ierungen|lich\p{L}*|isch\p{L}*|(?:ungs)?(?:arbeit|arbeiten|tätigkeit|tätigkeiten|aufgaben))$/u;

const isGermanForm = ({ words, beginnings }: Patterns, lower: string): boolean =>
  words.has(lower) ||
  beginnings.some((beginning) => lower.startsWith(beginning) && germanEnd.test(lower.slice(beginning.length)));

/** Whether a text implies a word by a plainer or narrower one: "irrigation" by drip lines. */
export function isImplied({ lower }: Pick<Token, 'lower'>, index: TextIndex, isGerman: boolean): boolean {
  const name = `implied ${isGerman} ${lower}`;
  let answer = index.remembered.get(name);
  if (answer === undefined) {
    english ??= read(generalWords, startsAsIn);
    german ??= read(generalWordsGerman, isPartOf);
    const isEvidenced = ({ isEvidence }: GeneralTerm): boolean => Array.from(index.lowers).some(isEvidence);
    answer =
      english.some((term) => fits(term.claims, lower) && isEvidenced(term)) ||
      (isGerman && german.some((term) => isGermanForm(term.claims, lower) && isEvidenced(term)));
    index.remembered.set(name, answer);
  }
  return answer;
}

/** Whether a text implies an acronym by one of the things that it stands for: CI/CD by a Jenkins pipeline. */
export function isImpliedAcronym({ lower }: Pick<Token, 'lower'>, { lowers }: TextIndex): boolean {
  acronyms ??= read(generalAcronyms, startsAsIn);
  return acronyms.some(({ claims, isEvidence }) => claims.words.has(lower) && Array.from(lowers).some(isEvidence));
}

const startsOrEnds = (own: string, part: string): boolean => own.startsWith(part) || own.endsWith(part);

const umlauts = { ä: 'a', ö: 'o', ü: 'u' } as const;
const withoutUmlauts = (lower: string): string =>
  lower.replaceAll(/[äöü]/g, (letter) => umlauts[letter as keyof typeof umlauts]);

/**
 * "Anleitung" for a Praxisanleitung, "Schäden" for Schadensfälle, "Einbaumöbel" for an Einbauschrank, "Damenmode" for Damenbekleidung in a Modehaus: German
 * words of parts that the text has or implies.
 */
export function sharesGermanPart(token: Token, index: TextIndex): boolean {
  if (token.lower.length < 6) return false;
  const lower = withoutUmlauts(token.lower);
  const longer = Array.from(index.lowers)
    .filter((own) => own.length > 5)
    .map(withoutUmlauts);
  const isShared = longer.some(
    (own) =>
      (own.length >= lower.length + 3 && startsOrEnds(own, lower)) ||
      (lower.length >= own.length + 3 && lower.endsWith(own)),
  );
  const cuts = Array.from({ length: Math.max(0, lower.length - 7) }, (_, at) => at + 4);
  const hasPart = (part: string): boolean => longer.some((own) => startsOrEnds(own, part));
  return (
    isShared ||
    cuts.some((cut) => {
      const end = lower.slice(cut);
      return (
        hasPart(lower.slice(0, cut)) && (hasPart(end) || isImplied({ lower: token.lower.slice(cut) }, index, true))
      );
    })
  );
}
