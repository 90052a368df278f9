import { inSlices } from '../in-slices';
import type { Geography } from './geography';
import { readCountyOutlines } from './outline-index';

/** Some milliseconds' worth. */
const citiesAtATime = 100;

/** The population of the cities in each US county, by its FIPS code. A city counts for the county that its center is in. */
export async function peopleByCounty({ areas, index }: Geography): Promise<ReadonlyMap<string, number>> {
  const outlines = await readCountyOutlines();
  const people = new Map<string, number>();
  await inSlices(areas.cityRows('us'), citiesAtATime, (row) => {
    const { latitude, longitude, population } = index.city(row);
    const county = outlines.find(latitude, longitude);
    if (county !== undefined) people.set(county, (people.get(county) ?? 0) + population);
  });
  return people;
}
