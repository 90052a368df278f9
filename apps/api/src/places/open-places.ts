import type { FoundPlace, LocationDetail } from '@keepmark/contracts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Geography } from '../gazetteer/gazetteer';
import type { Database } from '../platform/database/database';
import type { Readings } from '../platform/readings/readings';
import { ExtractLocations } from './extract-locations';
import { foundPlace } from './found-place';
import { keepHoursCurrent } from './hours/keep-hours-current';
import { PlaceHours } from './hours/place-hours';
import { MapLocationStore } from './map-locations/map-location-store';
import { placeDetail } from './place-detail';
import { PlaceStore } from './place-store';
import { loadSampleWhenEmpty } from './sample/load-sample';

/** What providers have found stays known for an hour, so that its details can be asked for. */
const remembering = { max: 5000, ttl: 3_600_000 };

/** What is stored of places, and what providers found lately. */
export interface Places {
  readonly store: PlaceStore;
  /** Named locations of imported extracts. */
  readonly locations: MapLocationStore;
  readonly hours: PlaceHours;
  /** The same locations, and places by name, as a geocoder's answers. */
  readonly extracts: ExtractLocations;
  /** Keeps what a provider has found. */
  readonly remember: (place: FoundPlace) => void;
  /** A place by its id, with its hours as of now; undefined for one that is neither stored nor remembered. */
  readonly detail: (placeId: string) => Promise<LocationDetail | undefined>;
}

export interface PlacesOptions {
  /** The geocoder, created when it is first needed. */
  readonly geography: () => Geography;
  /** Where texts of opening hours are read. */
  readonly readings: Readings;
}

/** Opens the places of a database. */
export function openPlaces({ search }: Pick<Database, 'search'>, { geography, readings }: PlacesOptions): Places {
  // Searches that anybody may ask have connections and a time-out of their own.
  const [store, locations, hours] = [
    new PlaceStore(search),
    new MapLocationStore(search),
    new PlaceHours(search, readings),
  ];
  const extracts = new ExtractLocations(
    locations,
    store,
    (country, state) => geography().areas.state(country.toLowerCase(), state)?.stateCode ?? '',
  );
  const remembered = new LRUCache<string, FoundPlace>(remembering);
  return {
    store,
    locations,
    hours,
    extracts,
    remember: (place) => void remembered.set(place.placeId, place),
    detail: async (placeId) => {
      const kept = await store.find(placeId);
      const [schedule] = kept ? await hours.schedulesOf([kept]) : [];
      const place = kept ? foundPlace(kept, schedule, new Date()) : remembered.get(placeId);
      return place && placeDetail(place);
    },
  };
}

/** Before the service answers, an empty table gets the sample; from then on, opening hours are read again in time. */
export function maintainPlaces(app: FastifyInstance, readings: Readings): void {
  keepHoursCurrent(app, readings);
  app.addHook('onReady', async () => {
    const isSample = await loadSampleWhenEmpty(app.database.write);
    if (isSample) app.log.info('no places have been imported yet: searches find the sample');
  });
}
