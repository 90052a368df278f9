import type { Word } from '@keepmark/grounding/vocabulary';

/** Words that are in many labels, but mean nothing on their own. */
export const genericWords: ReadonlySet<string> = new Set(
  'data system service software environment technology product team business development experience project solution trend work working process customer application user client company organization people new industry field area role tool time code quality management support market world result level feature stream document good strong excellent self best high degree value need skill knowledge ability candidate opportunity career year month day week hour job position salary benefit requirement responsibility task duty people office remote location country city member partner other specialist'.split(
    ' ',
  ),
);

/** Names that are everyday words in lower case, or at the start of a sentence. */
const ambiguousNames: ReadonlySet<string> = new Set(
  'r c go word access excel team project outlook chef puppet slack zoom swift eclipse facebook sheet doc office window oracle spring rust dart sketch helm rail flask unity express looker sage spark storm bamboo confluence access rest ajax word basic assembly ant node mocha chai jest cypress postman'.split(
    ' ',
  ),
);

/** Whether a possible name is used as a plain word here: "go the extra mile", "Access to a gym". */
export function isAmbiguousUse(
  words: readonly Word[],
  { from, to, key }: { from: number; to: number; key: string },
): boolean {
  if (to - from !== 1 || !ambiguousNames.has(key)) return false;
  const { text } = words[from]!;
  if (key === 'rest' || key.length === 1)
    return text !== text.toUpperCase() || (key.length === 1 && isInitial(words, from));
  if (!/^\p{Lu}/u.test(text)) return true;
  const before = words[from - 1];
  const isStart = before === undefined || (before.isPunctuation && /^[.\n!?•*-]$/.test(before.key));
  const after = words[to];
  return isStart && after !== undefined && !after.isPunctuation && after.key !== 'and' && after.key !== 'or';
}

/** A letter that isn't a name on its own: "J. R. Smith", "R&D", "C-level". */
function isInitial(words: readonly Word[], at: number): boolean {
  const { start, end } = words[at]!;
  const before = words[at - 1];
  const after = words[at + 1];
  if ((before?.key === '&' && before.end === start) || (after?.key === '&' && after.start === end)) return true;
  if (after?.key === '.' && after.start === end) return /^\p{Lu}/u.test(words[at + 2]?.text ?? '');
  // Hyphens between words are skipped, so the next word is one character away, as after a space.
  return after !== undefined && /^(?:level|suite|class|type|value)$/.test(after.key);
}
