import { type CityPage, pageSizes, paginate } from '@keepmark/contracts';
import { cityAnswer, type Geography } from '../gazetteer/gazetteer';

/**
 * A page of the cities of a country or state, most populous first. A page size beyond 1 to 1000 counts as the nearest
 * of the two; a page before the first one is the first.
 */
export function cityPage(
  { areas, index }: Geography,
  params: { pageNumber: string; pageSize: string },
  countryCode: string,
  stateCode = '',
): CityPage {
  const pageSize = Math.min(Math.max(Number(params.pageSize), 1), pageSizes.veryLarge);
  const rows = areas.cityRows(countryCode.toLowerCase(), stateCode);
  const pagination = paginate(rows.length, Number(params.pageNumber), pageSize);
  const start = (pagination.pageNumber - 1) * pageSize;
  return { results: rows.slice(start, start + pageSize).map((row) => cityAnswer(index.city(row))), pagination };
}
