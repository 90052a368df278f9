import { stateOfFips } from '../../gazetteer/gazetteer';
import { headerOf, readDelimited, type TableLine } from '../reference/read-tables';
import { ReferenceFileError } from '../reference/reference-file-error';
import type { PriceRow } from '../reference/reference-rows';

/** What the Bureau of Economic Analysis calls the parts. */
const parts = {
  allItems: 'RPPs: All items',
  goods: 'RPPs: Goods',
  housing: 'RPPs: Services: Housing',
  utilities: 'RPPs: Services: Utilities',
  otherServices: 'RPPs: Services: Other',
} as const;

/** @throws ReferenceFileError for a file without price parities. */
export const readMetroPrices = (bytes: Uint8Array): PriceRow[] =>
  readPrices(bytes, (code) => (/^\d{5}$/.test(code) && !code.endsWith('000') ? code : undefined));

/** @throws ReferenceFileError for a file without price parities. */
export const readStatePrices = (bytes: Uint8Array): PriceRow[] =>
  readPrices(bytes, (code) => (/^\d{2}000$/.test(code) ? stateOfFips[code.slice(0, 2)] : undefined));

/** A line for each area and part, with a column for each year ("2023", or "RPP 2023"); the newest counts. */
function readPrices(bytes: Uint8Array, areaCodeOf: (code: string) => string | undefined): PriceRow[] {
  const years = headerOf(bytes, ',').filter((column) => /^(RPP )?\d{4}$/.test(column));
  const newest = years.toSorted((a, b) => Number(b.slice(-4)) - Number(a.slice(-4)))[0];
  if (newest === undefined)
    throw new ReferenceFileError('There is no column of a year. Get the official file, unchanged.');
  const areas = new Map<string, Record<string, number>>();
  for (const line of readDelimited(bytes, ',', ['GeoFIPS', 'Description', newest], true)) {
    const areaCode = areaCodeOf(line['GeoFIPS'] ?? '');
    const part = Object.entries(parts).find(([, description]) => description === line['Description']?.trim())?.[0];
    if (areaCode === undefined || part === undefined) continue;
    const value = parityIn(line, newest);
    if (value !== undefined) areas.set(areaCode, { ...areas.get(areaCode), [part]: value });
  }
  return [...areas].flatMap(([areaCode, { allItems, goods, housing, utilities, otherServices }]) =>
    allItems === undefined
      ? []
      : {
          areaCode,
          year: Number(newest.slice(-4)),
          allItems,
          goods: goods ?? null,
          housing: housing ?? null,
          utilities: utilities ?? null,
          otherServices: otherServices ?? null,
        },
  );
}

/** "(NA)" means a figure that isn't published. */
function parityIn(line: TableLine, column: string): number | undefined {
  const cell = line[column] ?? '';
  if (/^(\(.*\))?$/.test(cell)) return undefined;
  const value = Number(cell);
  if (value > 0) return value;
  throw new ReferenceFileError(`${line['GeoFIPS']}: "${cell}" in ${column} is no number.`);
}
