import type { AreaPrices, WageArea } from '@keepmark/contracts';
import type { PriceRow } from '../reference/reference-rows';
import { priceSource } from './data-sources';
import { handWrittenMetroPrices, handWrittenStatePrices } from './hand-written-prices';

const handWrittenYear = 2023;

type PriceTable = ReadonlyMap<string, { row: PriceRow; table: AreaPrices['table'] }>;

/** The price levels of areas and states by their codes; imported ones replace ours. */
export function priceTable(imported: readonly PriceRow[]): PriceTable {
  const lines = [handWrittenStatePrices, handWrittenMetroPrices].flatMap((table) => table.trim().split('\n'));
  return new Map<string, { row: PriceRow; table: AreaPrices['table'] }>([
    ...lines.flatMap((line) => {
      const row = handWrittenRow(line);
      return row ? [[row.areaCode, { row, table: 'hand-written' as const }] as const] : [];
    }),
    ...imported.map((row) => [row.areaCode, { row, table: 'official' as const }] as const),
  ]);
}

function handWrittenRow(line: string): PriceRow | undefined {
  const [areaCode = '', ...cells] = line.split('|');
  const figures = cells.at(-1) ?? '';
  const [allItems, goods = null, housing = null, utilities = null, otherServices = null] = figures
    .split(' ')
    .map((figure) => (figure === '-' ? null : Number(figure)));
  if (figures === '' || typeof allItems !== 'number') return undefined;
  return { areaCode, year: handWrittenYear, allItems, goods, housing, utilities, otherServices };
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
