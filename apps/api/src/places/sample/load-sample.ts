import type { SearchablePlaceType } from '@keepmark/contracts';
import type { DatabaseHandle } from '../../platform/database/database';
import { PlacesFileError } from '../../osm/osm';
import { withPlaceSession } from '../place-session';
import { preparePlace } from '../prepare-place';
import type { NewPlaceRow } from '../place-table';
import { PlaceStore } from '../place-store';
import cities from './sample-cities.json' with { type: 'json' };

/** Well-known places of a city, as facts: name, kind and where they are. */
interface SampleCity {
  readonly city: string;
  readonly state: string;
  /** Uppercase alpha-2. */
  readonly country: string;
  readonly places: readonly (readonly [
    title: string,
    type: SearchablePlaceType,
    latitude: number,
    longitude: number,
  ])[];
}

const sampleCities = cities as unknown as readonly SampleCity[];
const extract = 'sample';

/** Places written by us, for a start without internet: names, kinds and where they are, no more. */
export function samplePlaces(): NewPlaceRow[] {
  return sampleCities.flatMap(({ places, ...where }) =>
    places.map(([title, type, latitude, longitude]) =>
      preparePlace(
        { placeId: `sample-${slugOf(`${title} ${where.city}`)}`, title, type, latitude, longitude, ...where },
        { extract, sample: true },
      ),
    ),
  );
}

const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-');

/**
 * Loads the sample where no extract was imported, so that a first search finds something; the first import takes it
 * away.
 * @returns whether the sample is what searches find now.
 */
export async function loadSampleWhenEmpty(database: DatabaseHandle): Promise<boolean> {
  const store = new PlaceStore(database);
  if (await store.hasReal()) return false;
  try {
    return await withPlaceSession(database, async (session) => {
      // An import may just have ended.
      if (await store.hasReal()) return false;
      await session.stage(samplePlaces());
      await session.merge(extract);
      return true;
    });
  } catch (error) {
    // Another process that starts with us loads it, or an import is on its way.
    if (error instanceof PlacesFileError) return true;
    throw error;
  }
}
