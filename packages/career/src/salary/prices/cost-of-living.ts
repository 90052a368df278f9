/** The equivalents of an amount in another area, by price levels. */
export interface CostOfLiving {
  /** In the other area, the amount buys as much as this many dollars here. */
  readonly buys: number;
  /** The amount that buys the same in the other area. */
  readonly toMatch: number;
  /** How much higher prices are in the other area; negative when they are lower. */
  readonly percentHigher: number;
}

/** Compares price levels. @param from @param to regional price parities, 100 for the United States */
export function costOfLiving(amount: number, from: number, to: number): CostOfLiving {
  return {
    buys: (amount * from) / to,
    toMatch: (amount * to) / from,
    percentHigher: (to / from - 1) * 100,
  };
}

/** Dollars of an area at the average prices of the United States. @param parity 100 for the United States */
export const atAveragePrices = (amount: number, parity: number): number => (amount * 100) / parity;

/** To the nearest hundred: price levels are estimates. */
export const aboutDollars = (amount: number): number => Math.round(amount / 100) * 100;
