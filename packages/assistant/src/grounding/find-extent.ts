import type { Suggestion } from './suggestion';
import type { Token } from './roots';
import { wordSet } from './word-set';

/** What holds every time, where nothing in the entry says so. */
const extents = wordSet('consistently permanent permanently ausnahmslos');
const hasExtent =
  /^(?:all|every|each|always|never|no|none|zero|consistent\w*|permanent\w*|daily|regular\w*|usually|without|100|immer|stets|nie|niemals|alle\w*|jede\w*|ohne|kein\w*|täglich|regelmäßig\w*)$/;

/** Whom one meets only with some rank. */
const audiences = wordSet(
  'executive executives boardroom investors shareholders ceo cfo cto vorstand geschäftsführung geschäftsleitung aufsichtsrat',
);
const hasRank =
  /^(?:executives?|board|boards|investors?|shareholders?|ce?[fto]o|vps?|presidents?|directors?|chiefs?|owners?|partners?|principals?|heads?|mayor|council|management|vorst\w+|geschäfts\w+|chef\w*|leitung|aufsichtsrat)$/;

/** "Consistently", "to the executive team". */
export function findExtent({ tokens, entry, resume, isDone, judge }: Suggestion): void {
  const isNew = (words: RegExp, own: readonly Token[]): boolean => !own.some(({ lower }) => words.test(lower));
  for (const [at, { lower }] of tokens.entries()) {
    if (isDone(at)) continue;
    const isExtent = extents.has(lower) && isNew(hasExtent, entry.tokens);
    const isAudience = audiences.has(lower) && isNew(hasRank, resume.whole.tokens);
    if (isExtent || isAudience) judge(at, at + 1, 'scope', 'red');
  }
}
