import type { Token } from './roots';

const months = new Map<string, number>();
for (const [index, names] of [
  'january jan januar',
  'february feb februar',
  'march mar märz',
  'april apr',
  'may mai',
  'june jun juni',
  'july jul juli',
  'august aug',
  'september sept sep',
  'october oct oktober okt',
  'november nov',
  'december dec dezember dez',
].entries()) {
  for (const name of names.split(' ')) months.set(name, index + 1);
}
/** 1 to 12, for the name of a month; the short ones and "May" and "March" only in capitals. */
export const monthOf = (token: Token): number | undefined =>
  /^\p{Lu}/u.test(token.text) ? months.get(token.lower.replace(/\.$/, '')) : undefined;
