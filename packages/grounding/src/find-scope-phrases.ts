import type { Suggestion } from './suggestion';
import type { TextIndex } from './resume-index';
import { wordKey } from './vocabulary';
import { englishRoot, type Token } from './roots';
import { isExempt } from './scope-exempt';
import { isOnlyStandIn, remembered, supports } from './scope-evidence';
import { isBareResult } from './scope-results';
import { fits, groundingVocabulary, type ScopePhrase } from './term-tables';

const ofResult = /^(?:leading|resulting|which)$/;
const ofRank = /\b(?:charge|head|lead|leader|chef)\b/;

/** Judges the phrase of scope that starts at a token. Returns whether it was marked. */
export function judgePhrase(suggestion: Suggestion, at: number): boolean {
  const phrase = phraseAt(suggestion.tokens, at);
  if (!phrase) return false;
  const end = at + phrase.words.length;
  const isOfResult = ofResult.test(phrase.words[0]!);
  if (!isOfResult && isExempt(suggestion, at)) return false;
  const isStandIn =
    ofRank.test(phrase.words.join(' ')) &&
    isOnlyStandIn(suggestion, (lower) => phrase.content.includes(lower) && ofRank.test(lower));
  const isShown = isCounted(suggestion, at, phrase) || isResult(phrase) || (isOfResult && isWritten(suggestion, end));
  const level =
    isStandIn || (isOfResult && isBareResult(suggestion, end - 1))
      ? 'red'
      : isShown
        ? 'amber'
        : phraseLevel(phrase, suggestion.entry);
  if (level === 'clear') return false;
  suggestion.judge(at, end, 'scope', level);
  return true;
}

function phraseAt(tokens: readonly Token[], at: number): ScopePhrase | undefined {
  const { lower } = tokens[at]!;
  let best: ScopePhrase | undefined;
  for (const table of groundingVocabulary().scopePhrases) {
    for (const phrase of table.get(lower) ?? []) {
      if (phrase.words.length <= (best?.words.length ?? 0)) continue;
      if (phrase.words.every((word, index) => word === '_' || tokens[at + index]?.lower === word)) best = phrase;
    }
  }
  return best;
}

function phraseLevel({ words, content, evidence, id }: ScopePhrase, entry: TextIndex): 'red' | 'amber' | 'clear' {
  if (entry.keyText.includes(` ${words.join(' ')} `) || entry.lowerText.includes(words.join(' '))) return 'clear';
  // "Signed off" for a sign-off.
  if (words.length === 2 && entry.lowerText.includes(`${englishRoot(wordKey(words[0]!))}-${words[1]}`)) return 'amber';
  if (evidence)
    return isClean(words) || remembered(entry, id, () => supports(entry.tokens, (lower) => fits(evidence, lower)))
      ? 'amber'
      : 'red';
  if (content.length > 0 && content.every((word) => entry.lowers.has(word))) return 'amber';
  return 'red';
}

/** "Without errors", "clean record": as weak a claim as that of a result. */
const isClean = (words: readonly string[]): boolean => /^(?:no|without|zero|clean|never)$/.test(words[0]!);

/** "Cut time", "drove growth": a number can show it. */
const isResult = ({ words }: ScopePhrase): boolean => /^(?:cut|cutting|drove|driving|turned)$/.test(words[0]!);

/** "Which brought no major findings" where a line of the entry says "no major findings". */
function isWritten({ tokens, entry }: Suggestion, from: number): boolean {
  const rest = tokens.slice(from);
  const end = rest.findIndex(({ isPunctuation }) => isPunctuation);
  const said = (end === -1 ? rest : rest.slice(0, end)).filter(({ isFunction }) => !isFunction);
  return said.length > 1 && entry.lines.some((line) => said.every(({ root }) => line.has(root)));
}

/** "A team of 9" where the entry has 9 people: the number is judged by itself. */
function isCounted({ tokens, numbers }: Suggestion, at: number, { words }: ScopePhrase): boolean {
  if (!/^(?:of|all)$/.test(words.at(-1) ?? '')) return false;
  const next = tokens[at + words.length];
  return (
    next !== undefined &&
    numbers.some(({ start, end, level }) => level !== 'red' && start <= next.start && next.end <= end)
  );
}
