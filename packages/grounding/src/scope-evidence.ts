import type { TextIndex } from './resume-index';
import type { Suggestion } from './suggestion';
import type { Token } from './roots';
import { isSameThing, meanTheSame } from './same-meaning';
import { fits, type ScopeLine } from './term-tables';
import { wordSet } from './word-set';

/** Titles of rank: having managed doesn't make a manager. */
export const titles = wordSet(
  'manager supervisor director coordinator foreman forewoman owner founder president principal superintendent executive captain trainer instructor leader administrator head leiter leiterin chef vorarbeiter ausbilder',
);

export const hasNone = /\b(?:no|none|never|zero|0|without|clean|didn't)\b/;

/** "A spotless safety record" for never having had an accident. */
export const isCleanRecord = ({ countedLines }: TextIndex, { lower }: Token, objects: readonly Token[]): boolean =>
  /^(?:spotless|flawless|perfect|clean|unblemished|impeccable)/.test(lower) &&
  objects.some(({ key }) => /^(?:record|history|safety)$/.test(key)) &&
  countedLines.some(
    ({ text }) =>
      hasNone.test(text.toLowerCase()) &&
      /accident|incident|violation|injur|ticket|claim|crash|error|complaint|missed|late|unfall/i.test(text),
  );

/** Whether a line of the entry says so in other words, of the same thing. */
export function isSupported({ id, evidence }: ScopeLine, entry: TextIndex, objects: readonly Token[]): boolean {
  const isEvidence = (lower: string): boolean =>
    fits(evidence, lower) || (lower === 'percent' && evidence.words.has('%'));
  return objects.length === 0
    ? linesWith(entry, id, isEvidence).length > 0
    : sharesLine(entry, objects, id, isEvidence);
}

const standIn =
  /\b(?:relief|back-?up|when|sometimes|occasional\w*|stood in|stand(?:ing)?[- ]in|step(?:ped|s|ping)? in|fill(?:ed|s|ing)?[- ]in|cover(?:ed|s|ing)?|deputi[sz]\w*|substitut\w*|acting|interim|temporar\w*|absen\w*|vacation|weeks?|occasions?|times|vertret\w*|wenn|manchmal|gelegentlich|aushilf\w*|twice|needed)\b/i;

/** "Charge nurse" where the entry only has a relief charge nurse: what it says of a rank is that they stood in. */
export function isOnlyStandIn({ entry, text }: Suggestion, isEvidence: (lower: string) => boolean): boolean {
  if (standIn.test(text)) return false;
  const lines = entry.lineTokens.flatMap((line, index) => (line.some(({ lower }) => isEvidence(lower)) ? [index] : []));
  return lines.length > 0 && lines.every((index) => index > 0 && standIn.test(entry.countedLines[index]!.text));
}

const leading =
  /^(?:led|lead|leads|leading|ran|run|running|headed|directed|directing|organi[sz]ed|organi[sz]ing|oversaw|overseeing|hosted|spearheaded|leitete|geleitet|organisierte)$/;
const helping =
  /^(?:help\w*|assist\w*|sat|attend\w*|join\w*|support\w*|participat\w*|shadow\w*|observ\w*|took part|mitgeholfen|geholfen|mitgemacht|unterstütz\w*|teilgenommen)$/;

/** "Directed client calls" for somebody who sat in on them: every line about them is about helping. */
export function isOnlyHelp({ tokens, entry, text }: Suggestion, at: number, objects: readonly Token[]): boolean {
  if (!leading.test(tokens[at]!.lower) || /\b(?:help|assist|support|join)/i.test(text)) return false;
  const behind = tokens
    .slice(at + 1)
    .find(
      ({ isPunctuation, lower }) =>
        isPunctuation || /^(?:and|or|for|with|in|on|of|to|at|by|from|while|und|mit|für|in)$/.test(lower),
    );
  const thing = objects.findLast(({ start }) => behind === undefined || start < behind.start);
  if (!thing) return false;
  const lines = entry.lineTokens.slice(1).filter((line) => line.some((own) => own.root === thing.root));
  const isHelp = (line: readonly Token[]): boolean =>
    // Not "two students shadowed me".
    line.slice(0, 4).some(({ lower }, index) => helping.test(lower) && line[index + 1]?.lower !== 'me') ||
    helping.test(line.at(-1)?.lower ?? '');
  return lines.length > 0 && lines.every(isHelp);
}

/** Whether a line of the entry has a number of the text, other than one. */
export const sharesNumber = ({ numbers, entry }: Suggestion, line: number): boolean =>
  entry.countedLines[line]!.quantities.some((own) =>
    numbers.some(
      ({ level, values }) => level !== 'red' && values.some((value) => value > 1 && own.values.includes(value)),
    ),
  );

/** What a claim is about: the next words of content. */
export function objectsOf(tokens: readonly Token[], at: number): Token[] {
  const found: Token[] = [];
  for (const token of tokens.slice(at + 1, at + 12)) {
    if (token.isPunctuation ? /^[.;:!?]$/.test(token.key) : /^(?:while|whereas)$/.test(token.lower)) break;
    if (!token.isPunctuation && !token.isFunction) found.push(token);
    if (found.length === 6) break;
  }
  return found;
}

/** Whether a line with evidence has one of the objects, in a word other than the evidence. */
export const sharesLine = (
  entry: TextIndex,
  objects: readonly Token[],
  id: string,
  isEvidence: (lower: string) => boolean,
): boolean =>
  linesWith(entry, id, isEvidence).some((line) =>
    entry.lineTokens[line]!.some(
      (own) =>
        !own.isPunctuation &&
        // "Report" in "ran reports" is what is spoken of, and "ran" the evidence.
        (!isEvidence(own.lower) || entry.lineTokens[line]!.filter(({ lower: each }) => isEvidence(each)).length > 1) &&
        objects.some((object) => isSameThing(own, object)),
    ),
  );

/** Lines of the entry with such a word, its title included. What somebody was taught is no sign that they taught. */
export function linesWith(entry: TextIndex, id: string, isEvidence: (lower: string) => boolean): readonly number[] {
  let found = entry.rememberedLines.get(id);
  if (!found) {
    found = entry.lineTokens.flatMap((line, index) => (supports(line, isEvidence) ? [index] : []));
    entry.rememberedLines.set(id, found);
  }
  return found;
}

export function remembered({ remembered: known }: TextIndex, id: string, find: () => boolean): boolean {
  let answer = known.get(id);
  if (answer === undefined) {
    answer = find();
    known.set(id, answer);
  }
  return answer;
}

const ofThings = /^(?:case|project|product|account|program|property|content|community|campaign|data|event|risk|media)$/;

export function supports(tokens: readonly Token[], isEvidence: (lower: string) => boolean): boolean {
  return tokens.some(({ lower, isPunctuation }, at) => {
    if (isPunctuation || !isEvidence(lower)) return false;
    // "Dashboards for 45 store managers" shows no rank of one's own.
    if (titles.has(tokens[at]!.key) && isAboutOthers(tokens, at)) return false;
    // A case manager manages cases.
    if (/^managers?$/.test(lower) && ofThings.test(tokens[at - 1]?.lower ?? '')) return false;
    // "20 trucks per shift" shows no shift that somebody was in charge of.
    if (/^shifts?$/.test(lower) && isRate(tokens, at)) return false;
    // "Nine soldiers under me", not "under the foreman".
    if (lower === 'under') return /^(?:me|my|mir)$/.test(tokens[at + 1]?.lower ?? '');
    if (lower !== 'training') return true;
    const before = tokens.slice(Math.max(0, at - 4), at).map((token) => token.lower);
    return !before.some((word) => /^(?:complet|attend|receiv|finish|took|pass|did|requir|annual)/.test(word));
  });
}

/** "Per shift", "12-hour shifts", "a shift". */
const isRate = (tokens: readonly Token[], at: number): boolean =>
  /^(?:per|a|an|each|every|one|\/|-|hour|hours|hr|hrs|h)$|\d/.test(tokens[at - 1]?.lower ?? '');

/** "Reported to the director", "my manager approves", "project managers": titles of others. */
export function isAboutOthers(tokens: readonly Token[], at: number): boolean {
  const { text, key, lower } = tokens[at]!;
  if (/['’]s?$/.test(text) || /s['’]/.test(lower) || (lower !== key && lower.endsWith('s'))) return true;
  const before = tokens.slice(Math.max(0, at - 4), at).map((token) => token.lower);
  if (/^(?:my|our|his|her|their|der|vom|mein|meine|meiner|meinem|unser|unsere)$/.test(before.at(-1) ?? '')) return true;
  return (
    before.some((word) =>
      /^(?:to|with|for|under|from|by|alongside|assist(?:s|ed|ing)?|support(?:s|ed|ing)?|help(?:s|ed|ing)?)$/.test(word),
    ) && !before.includes('as')
  );
}

/** Whether a line other than the title has a word for the same people: "teaching" isn't one for teachers. */
export const notesHave = ({ lineTokens }: TextIndex, { key, root }: Token): boolean =>
  lineTokens
    .slice(1)
    .some((line) => line.some((own) => own.key === key || (own.root !== root && meanTheSame(own.root, root))));
