import type { Geography } from './geography';
import { atlases, OutlineIndex } from './outline-index';

/** The people in the cities of each US county, by its FIPS code: each city counts for the county that its center is in. */
export function peopleByCounty({ areas, index }: Geography): ReadonlyMap<string, number> {
  const outlines = new OutlineIndex(atlases.counties(), 'counties', (fips) => fips);
  const people = new Map<string, number>();
  for (const row of areas.cityRows('us')) {
    const { latitude, longitude, population } = index.city(row);
    const county = outlines.find(latitude, longitude);
    if (county !== undefined) people.set(county, (people.get(county) ?? 0) + population);
  }
  return people;
}
