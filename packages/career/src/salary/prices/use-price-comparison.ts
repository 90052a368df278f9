import type { PricesAnswer } from '@keepmark/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { shortAreaName } from '../../wages/area-name';
import { useAreaPrices } from '../../wages/wages-api';
import { priceSentences } from './price-sentences';

/** The prices of two areas, and their difference in sentences. */
export interface PriceLookup {
  readonly here: UseQueryResult<PricesAnswer> | undefined;
  readonly there: UseQueryResult<PricesAnswer> | undefined;
  /** The main one first; none while figures are missing. */
  readonly sentences: readonly string[];
}

/** Looks up the prices of two areas. @param areaCode @param compareCode empty for none @param pay dollars a year */
export function usePriceComparison(areaCode: string, compareCode: string, pay: number | undefined): PriceLookup {
  const [here, there] = useAreaPrices([areaCode, compareCode]);
  const [from, to] = [here?.data, there?.data];
  if (!from?.prices || !to?.prices) return { here, there, sentences: [] };
  const sentences = priceSentences({
    from: shortAreaName(from.area.name),
    to: shortAreaName(to.area.name),
    fromPrices: from.prices.allItems,
    toPrices: to.prices.allItems,
    pay,
  });
  return { here, there, sentences };
}
