import type { Area } from '../locations/area-names';
import type { CityIndex } from '../locations/city-index';
import type { AreaList } from './area-list';
import { countriesOfKnownRegions, knownIslands } from './misspelt-areas';

const regionWeight = 0.1;
/** Nobody who types the name means an area that is little more than its city. */
const cityOfAreaShare = 0.3;
const tinyWeight = 0.01;

/** How likely a name means this area, to be compared with the population of a city of the name. */
export function weightOfArea({ country, regionCode, regionName }: Area, index: CityIndex, areas: AreaList): number {
  const area = regionCode === '' ? areas.country(country) : areas.state(country, regionCode);
  const [first] = index.rowsNamed(regionName || (area && 'countryName' in area ? area.countryName : ''));
  const seat = first && index.city(first.row);
  const population = area?.cityPopulation ?? 0;
  const isItsCity =
    seat?.country === country &&
    (regionCode === '' || seat.regionCode === regionCode) &&
    seat.population > population * cityOfAreaShare;
  if (isItsCity) return population * tinyWeight;
  const isKnown = regionCode === '' || countriesOfKnownRegions.has(country) || knownIslands.has(regionName);
  return population * (isKnown ? 1 : regionWeight);
}
