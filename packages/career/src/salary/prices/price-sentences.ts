import { dollars } from '../../money/money';
import { aboutDollars, costOfLiving } from './cost-of-living';

export interface PriceComparison {
  /** Names of the areas inside a sentence. */
  readonly from: string;
  readonly to: string;
  /** Regional price parities, 100 for the United States. */
  readonly fromPrices: number;
  readonly toPrices: number;
  /** Dollars a year in `from`; undefined for none. */
  readonly pay?: number | undefined;
}

/** Explains two price levels in sentences, the main one first. */
export function priceSentences({ from, to, fromPrices, toPrices, pay }: PriceComparison): string[] {
  const { buys, toMatch, percentHigher } = costOfLiving(pay ?? 0, fromPrices, toPrices);
  const percent = Math.round(Math.abs(percentHigher) * 10) / 10;
  const prices =
    percent === 0
      ? `Prices in ${to} are the same as in ${from}.`
      : `Prices in ${to} are ${percent}% ${percentHigher > 0 ? 'higher' : 'lower'} than in ${from}.`;
  if (!pay) return [prices];
  const [worth, match] = [dollars(aboutDollars(buys)), dollars(aboutDollars(toMatch))];
  return [
    `${dollars(pay)} in ${from} is worth about ${worth} in ${to}.`,
    `${prices} To buy the same there, you need about ${match}.`,
  ];
}
