import type { Suggestion } from './suggestion';
import type { Token } from './roots';
import { wordSet } from './word-set';

/** What holds every time, where nothing in the entry says so. */
const extents = wordSet('consistently permanent permanently personally ausnahmslos');
const hasExtent =
  /^(?:all|every|each|always|never|no|none|zero|consistent\w*|permanent\w*|daily|regular\w*|usually|without|100|myself|own|personal\w*|immer|stets|nie|niemals|alle\w*|jede\w*|ohne|kein\w*|täglich|regelmäßig\w*)$/;

/** Whom one meets only with some rank. */
const executives = wordSet(
  'executive executives boardroom investors shareholders ceo cfo cto vorstand geschäftsführung geschäftsleitung aufsichtsrat',
);
const hasRank =
  /^(?:executives?|board|boards|investors?|shareholders?|ce?[fto]o|vps?|presidents?|directors?|chiefs?|owners?|partners?|principals?|heads?|mayor|council|management|vorst\w+|geschäfts\w+|chef\w*|leitung|aufsichtsrat)$/;

/** Where somebody worked "throughout" or "across", in English and German. */
const countries = wordSet(
  'uk us usa u.s u.k britain england scotland wales ireland europe emea germany austria switzerland france spain italy poland canada mexico brazil australia india china japan asia africa america country nation continent europa deutschland österreich schweiz',
);
const across = /^(?:throughout|across|around|ganz)$/;

/** "Throughout the UK" where the résumé doesn't name it. */
const isAcrossCountry = ({ tokens, resume }: Suggestion, at: number): boolean =>
  across.test(tokens[at]!.lower) &&
  tokens
    .slice(at + 1, at + 3)
    .some(({ lower, key }) => countries.has(lower) && !resume.whole.lowers.has(lower) && !resume.whole.keys.has(key));

/** "Consistently", "to the executive team", "throughout the UK". */
export function findExtent(suggestion: Suggestion): void {
  const { tokens, entry, resume, isDone, judge } = suggestion;
  const isNew = (words: RegExp, own: readonly Token[]): boolean => !own.some(({ lower }) => words.test(lower));
  for (const [at, { lower }] of tokens.entries()) {
    if (isDone(at)) continue;
    const isExtent = extents.has(lower) && isNew(hasExtent, entry.tokens);
    const isAudience = executives.has(lower) && isNew(hasRank, resume.whole.tokens);
    if (isExtent || isAudience || isAcrossCountry(suggestion, at)) judge(at, at + 1, 'scope', 'red');
  }
}
