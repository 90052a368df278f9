import type { Feature, FeatureCollection, Point } from 'geojson';

/** Smaller cities get no label. The limit is lower in the United States, where most users search. */
const minPopulation = { elsewhere: 100_000, US: 30_000 };
/** GeoNames feature codes of city districts and abandoned places. */
const unlabeledFeatures = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/**
 * Turns lines of GeoNames' cities500.txt (columns in its readme.txt) into lines of our table: name, longitude, latitude
 * and population in thousands, largest first.
 */
export function cityNameLines(geoNamesLines: readonly string[]): string[] {
  return geoNamesLines
    .flatMap((line) => {
      const [, name, , , latitude, longitude, , feature = '', country, , , , , , people] = line.split('\t');
      const population = Number(people);
      const least = country === 'US' ? minPopulation.US : minPopulation.elsewhere;
      if (!name || !(population >= least) || unlabeledFeatures.has(feature)) return [];
      return [{ name, longitude: Number(longitude).toFixed(2), latitude: Number(latitude).toFixed(2), population }];
    })
    .sort((left, right) => right.population - left.population)
    .map(({ name, longitude, latitude, population }) =>
      [name, longitude, latitude, Math.round(population / 1000)].join('\t'),
    );
}

/** Reads our table as a GeoJSON source. */
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
