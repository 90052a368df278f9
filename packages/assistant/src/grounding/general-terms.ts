import { generalWords } from './general-words';
import { generalWordsGerman } from './general-words-de';
import type { TextIndex } from './resume-index';
import type { Token } from './roots';
import { fits, type Patterns, readPatterns } from './vocabulary';

/** Words that other words imply. */
interface GeneralTerm {
  readonly claims: Patterns;
  /** Whether a word implies one of the claims. */
  readonly isEvidence: (lower: string) => boolean;
}

let english: readonly GeneralTerm[] | undefined;
let german: readonly GeneralTerm[] | undefined;

const read = (text: string, evidenceOf: (words: string) => GeneralTerm['isEvidence']): GeneralTerm[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
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

/** Whether a text implies a word by a plainer or narrower one: "irrigation" by drip lines. */
export function isImplied(token: Token, index: TextIndex, isGerman: boolean): boolean {
  const name = `implied ${isGerman} ${token.lower}`;
  let answer = index.remembered.get(name);
  if (answer === undefined) {
    english ??= read(generalWords, startsAsIn);
    german ??= read(generalWordsGerman, isPartOf);
    answer = (isGerman ? [...german, ...english] : english).some(
      ({ claims, isEvidence }) => fits(claims, token.lower) && Array.from(index.lowers).some(isEvidence),
    );
    index.remembered.set(name, answer);
  }
  return answer;
}

const startsOrEnds = (own: string, part: string): boolean => own.startsWith(part) || own.endsWith(part);

/**
 * "Anleitung" for a Praxisanleitung, "Einbaumöbel" for an Einbauschrank, "Damenmode" for Damenbekleidung in a Modehaus: German
 * words of parts that the text has.
 */
export function sharesGermanPart({ lower }: Token, { lowers }: TextIndex): boolean {
  if (lower.length < 6) return false;
  const longer = Array.from(lowers).filter((own) => own.length > 5);
  const isShared = longer.some((own) => {
    const isPart = own.length >= lower.length + 3 && startsOrEnds(own, lower);
    const isLonger = lower.length >= own.length + 3 && lower.endsWith(own);
    const startsAlike = lower.length > 7 && own.length > 7 && lower.slice(0, 6) === own.slice(0, 6);
    return isPart || isLonger || startsAlike;
  });
  const cuts = Array.from({ length: Math.max(0, lower.length - 7) }, (_, index) => index + 4);
  const hasPart = (part: string): boolean => longer.some((own) => startsOrEnds(own, part));
  return isShared || cuts.some((cut) => hasPart(lower.slice(0, cut)) && hasPart(lower.slice(cut)));
}
