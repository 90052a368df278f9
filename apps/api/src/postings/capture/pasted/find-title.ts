import { companyScore } from './company-score';
import { isLabeled, isTitleLabel } from './labeled-values';
import { isFact } from './pasted-facts';
import { isBody } from './pasted-lines';
import { looksLikeAgent, several, titleScore } from './title-words';

const searchedLines = 80;
const linesBelow = 12;

/** The subject of an email, an address, a sentence, or a heading. */
const notTitle = /^(?:subject|betreff|aihe|fwd?|re):|\bhttps?:\/\/|\bwww\.|\S@\S|[:!?]$|(?<!\b(?:jr|sr|inc|ltd))\.$/i;

/** Whether a line is one of the facts that boards write below a title. */
const isFactOrPlace = (line: string): boolean => isFact(line) || /,\s?\p{Lu}{2}\b|\bago\b/u.test(line);

/** How much a line looks like the title of the posting, by its words and by what is around it. */
function scoreAt({ lines, mentions }: TitleSources, index: number): number {
  const line = lines[index] ?? '';
  const isSearch = line === line.toLowerCase();
  if (isSearch || notTitle.test(line) || isLabeled(line) || isFactOrPlace(line) || line.length > 100) return 0;
  const words = titleScore(line);
  const plain = line.toLowerCase();
  const isRepeated = lines.some((other, at) => at !== index && other.toLowerCase() === plain);
  const isInText = lines.some((other) => other.length > 60 && other.toLowerCase().includes(plain));
  const hasFacts = lines.slice(index + 1, index + 7).some(isFactOrPlace);
  const around = (isRepeated ? 2 : 0) + (isInText ? 2 : 0) + (hasFacts ? 1 : 0);
  // "Sunflower Surgical Partners" is a company: few titles are plural.
  const asCompany = words > 0 && several.test(line) ? companyScore(line, mentions) : 0;
  if (words > 0) return words - asCompany + around - (isLabeled(lines[index - 1] ?? '') ? 1 : 0);
  // Without the word of a role, all of what is around it has to say so.
  return (isRepeated || looksLikeAgent(line)) && hasFacts && companyScore(line, mentions) < 2 ? 1 : 0;
}

interface TitleSources {
  readonly lines: readonly string[];
  readonly mentions: readonly string[];
}

export interface FoundTitle {
  /** The first line that is the title; -1 if no line has the words of one. */
  readonly titleAt: number;
  /** Whether only what is around the line says so: "Bread Kneader" may also be a name, as "Maya Lindqvist" is. */
  readonly isGuess: boolean;
  /** The lines with the facts between the title and the text. */
  readonly head: readonly string[];
  /** The few lines above the title. */
  readonly above: readonly string[];
}

/** Finds the title among what a page has above a posting, and the facts that follow each mention of it. */
export function findTitle(sources: TitleSources): FoundTitle {
  const { lines } = sources;
  const { titleAt, isGuess } = titleIn(sources);
  if (titleAt === -1) return { titleAt, isGuess, head: factsFrom(lines, 0, 25, 0), above: [] };
  const title = lines[titleAt]?.toLowerCase();
  const mentions = [...lines.keys()].filter((index) => index > titleAt && lines[index]?.toLowerCase() === title);
  const below = mentions.slice(0, 2).flatMap((index) => factsFrom(lines, index, linesBelow));
  return {
    titleAt,
    isGuess,
    head: [...factsFrom(lines, titleAt, 25), ...below],
    above: lines.slice(Math.max(0, titleAt - 3), titleAt).filter((line) => !isBody(line)),
  };
}

/** The first line that looks most like the title; a labeled one before all; -1 if there is none. */
function titleIn(sources: TitleSources): Pick<FoundTitle, 'titleAt' | 'isGuess'> {
  const { lines } = sources;
  const labeledAt = lines.findIndex(isTitleLabel);
  let titleAt = -1;
  let best = 0;
  for (const [index, line] of lines.slice(0, searchedLines).entries()) {
    if (best > 2 && isBody(line)) break;
    const score = scoreAt(sources, index);
    if (score > best) [titleAt, best] = [index, score];
  }
  return labeledAt === -1 ? { titleAt, isGuess: best === 1 } : { titleAt: labeledAt, isGuess: false };
}

/** The lines from one on until the text starts. */
function factsFrom(lines: readonly string[], start: number, maxLines: number, textFrom = start + 1): readonly string[] {
  const end = lines.findIndex((line, index) => index >= textFrom && isBody(line));
  return lines.slice(start, Math.min(end === -1 ? lines.length : end, start + maxLines));
}
