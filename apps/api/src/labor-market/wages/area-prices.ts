import type { AreaPrices, WageArea } from '@keepmark/contracts';
import type { PriceRow } from '../reference/reference-rows';
import { priceSource } from './data-sources';
import { handWrittenMetroPrices, handWrittenStatePrices } from './hand-written-prices';

const handWrittenYear = 2023;

type PriceTable = ReadonlyMap<string, { row: PriceRow; table: AreaPrices['table'] }>;

/** The price levels of areas and states by their codes; imported ones replace ours. */
export function priceTable(imported: readonly PriceRow[]): PriceTable {
  return new Map<string, { row: PriceRow; table: AreaPrices['table'] }>([
    ...[...handWrittenStatePrices, ...handWrittenMetroPrices].flatMap((written) => {
      const row = handWrittenRow(written);
      return row ? [[row.areaCode, { row, table: 'hand-written' as const }] as const] : [];
    }),
    ...imported.map((row) => [row.areaCode, { row, table: 'official' as const }] as const),
  ]);
}

function handWrittenRow({ code, figures }: (typeof handWrittenStatePrices)[number]): PriceRow | undefined {
  const [allItems, goods = null, housing = null, utilities = null, otherServices = null] = figures;
  if (typeof allItems !== 'number') return undefined;
  return { areaCode: code, year: handWrittenYear, allItems, goods, housing, utilities, otherServices };
}

/** The area's own price level, else that of its state, else null. */
export function pricesOf({ areaCode, stateCode }: WageArea, prices: PriceTable): AreaPrices | null {
  const own = prices.get(areaCode);
  const found = own ?? prices.get(stateCode);
  if (!found) return null;
  const { row, table } = found;
  const { allItems, goods, housing, utilities, otherServices } = row;
  return {
    table,
    source: priceSource(row.year),
    scope: own ? 'area' : 'state',
    allItems,
    goods,
    housing,
    utilities,
    otherServices,
  };
}
