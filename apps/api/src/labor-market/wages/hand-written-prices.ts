import prices from './hand-written-prices.json' with { type: 'json' };

/** What things cost in an area, or in a state, whose code is its two letters. */
interface HandWrittenPrices {
  readonly code: string;
  readonly name: string;
  /** All items, goods, housing, utilities and other services; null for one that isn't published, empty for none at all. */
  readonly figures: readonly (number | null)[];
}

/** Regional price parities of 2023 by the Bureau of Economic Analysis (public domain); 100 is the United States. */
export const handWrittenStatePrices: readonly HandWrittenPrices[] = prices.states;

/** The same of metro areas, with their middles. */
export const handWrittenMetroPrices: readonly (HandWrittenPrices & {
  readonly latitude: number;
  readonly longitude: number;
})[] = prices.metroAreas;
