import type { Feature, FeatureCollection, Point } from 'geojson';

/** Smaller cities are not named; in the United States, where most of our users look, smaller ones are. */
const leastPeople = { elsewhere: 100_000, US: 30_000 };
/** Quarters of cities, and places that are no more. */
const unnamedFeatures = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/**
 * The lines of our own table from those of GeoNames' cities500.txt (its readme.txt names the columns): name, longitude,
 * latitude and thousands of people, the most populous first.
 */
export function cityNameLines(geoNamesLines: readonly string[]): string[] {
  return geoNamesLines
    .flatMap((line) => {
      const [, name, , , latitude, longitude, , feature = '', country, , , , , , people] = line.split('\t');
      const population = Number(people);
      const least = country === 'US' ? leastPeople.US : leastPeople.elsewhere;
      if (!name || !(population >= least) || unnamedFeatures.has(feature)) return [];
      return [{ name, longitude: Number(longitude).toFixed(2), latitude: Number(latitude).toFixed(2), population }];
    })
    .sort((left, right) => right.population - left.population)
    .map(({ name, longitude, latitude, population }) =>
      [name, longitude, latitude, Math.round(population / 1000)].join('\t'),
    );
}

/** Our own table as the map's source wants it. */
export function cityNameFeatures(table: string): FeatureCollection<Point> {
  const features = table.split('\n').flatMap((line): Feature<Point>[] => {
    const [name, longitude, latitude, thousands] = line.split('\t');
    if (!name || thousands === undefined) return [];
    return [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [Number(longitude), Number(latitude)] },
        properties: { name, thousands: Number(thousands) },
      },
    ];
  });
  return { type: 'FeatureCollection', features };
}
