import type { Suggestion } from './suggestion';
import type { Token } from './roots';
import { isWorker } from './over-people';
import { isAboutOthers, isOnlyStandIn, titles } from './scope-evidence';

/** Judges a word for a rank at a token: "manager", "lead teacher". Returns whether it is one. */
export function judgeTitle(suggestion: Suggestion, at: number): boolean {
  const { tokens, judge, entry, resume } = suggestion;
  const token = tokens[at]!;
  if (isUnknownLead(suggestion, at)) {
    judge(at, at + 1, 'scope', 'red');
    return true;
  }
  if (!titles.has(token.key)) return false;
  // "CPR instructor", which the skills say.
  const isOfPerson = resume.background.keyText.includes(` ${tokens[at - 1]?.key} ${token.key} `);
  if (entry.keys.has(token.key)) {
    const isMore = isHigher(suggestion, at) || isOnlyStandIn(suggestion, (lower) => lower === token.lower);
    judge(at, at + 1, 'scope', isMore ? 'red' : undefined);
  } else {
    const isFine = isOfPerson || entry.roots.has(token.root) || isAboutOthers(tokens, at);
    judge(at, at + 1, 'scope', isFine ? 'amber' : 'red');
  }
  return true;
}

/** "Lead teacher" where the entry only has somebody else who is one. */
function isUnknownLead({ tokens, entry, isGerman }: Suggestion, at: number): boolean {
  if (isGerman || tokens[at]!.lower !== 'lead' || isAboutOthers(tokens, at)) return false;
  const before = tokens[at - 1];
  const isTitle = before === undefined || before.isPunctuation || /^(?:as|a|an|and)$/.test(before.lower);
  const noun = tokens.slice(at + 1, at + 4).findIndex(isWorker);
  const isBeforeNoun =
    noun !== -1 &&
    tokens.slice(at + 1, at + 1 + noun).every(({ isPunctuation, isFunction }) => !isPunctuation && !isFunction);
  const behind = tokens[at + noun + 2];
  const endsHere = behind === undefined || behind.isPunctuation || behind.isFunction;
  return (
    isTitle &&
    isBeforeNoun &&
    endsHere &&
    !entry.tokens.some(
      ({ lower }, index) =>
        /^(?:lead|leads|leader|led|leading|head|chief|supervis\w*|foreman)$/.test(lower) &&
        !/^(?:the|a|my|our)$/.test(entry.tokens[index - 1]?.lower ?? ''),
    )
  );
}

/** "Pflegedienstleitung", "Küchenchefin": ranks at the end of a word. */
export function findGermanLeads(suggestion: Suggestion): void {
  const { tokens, entry, isDone, judge } = suggestion;
  for (const [at, { lower }] of tokens.entries()) {
    if (isDone(at) || !/^\p{L}{4,}(?:leitung|leiter|leiterin|chef|chefin)$/u.test(lower)) continue;
    const isTeacherOfClass =
      entry.lowers.has('klasse') && entry.lineTokens[0]!.some((own) => own.lower.includes('lehrer'));
    const isLead = entry.tokens.some(
      (own) =>
        /(?<!beg)leit(?:ung|er|et)|chef|geführt|führte|(?<!auf|vor|durch|ein|aus|buch)führung/.test(own.lower) ||
        (lower === 'klassenleitung' && (own.lower.startsWith('klassenlehr') || isTeacherOfClass)),
    );
    judge(at, at + 1, 'scope', isLead && !isOnlyStandIn(suggestion, (own) => own === lower) ? 'amber' : 'red');
  }
}

const belowRank = /^(?:vice|assistant|deputy|associate|junior|co|sub|stellvertretende[rn]?)$/;

/** "President" where the entry only has a vice president. */
function isHigher({ tokens, entry }: Suggestion, at: number): boolean {
  const isBelow = (words: readonly Token[], index: number): boolean => belowRank.test(words[index - 1]?.lower ?? '');
  if (isBelow(tokens, at)) return false;
  const { key } = tokens[at]!;
  return entry.tokens.every((own, index) => own.key !== key || isBelow(entry.tokens, index));
}
