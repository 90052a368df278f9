import { type FoundPlace, pageSizes, type PlaceSearchAnswer, type PlaceSearchRequest } from '@keepmark/contracts';
import { ApiError } from '../platform/errors/errors';
import { openStreetMap, sampleSource } from './found-place';
import type { MapLocationStore } from './map-locations/map-location-store';
import type { PlaceHours } from './hours/place-hours';
import { OwnPlaces } from './own-places';
import { isInArea, searchArea } from './place-area';
import type { HoursText } from './hours/read-hours';
import type { PlaceStore } from './place-store';
import { providedPlace } from './providers/provided-place';
import type { PlaceProvider, ProvidedPlace, ProviderQuery } from './providers/provider';

interface Found {
  readonly places: readonly FoundPlace[];
  readonly source: string;
  readonly attribution: string;
}

export interface PlaceSearchOptions {
  readonly store: PlaceStore;
  readonly locations: MapLocationStore;
  readonly hours: PlaceHours;
  /** Asked in this order, when no imported place is found. */
  readonly providers: readonly PlaceProvider[];
  /** Hears of each provider that failed. */
  readonly onFailure?: (error: unknown, provider: string) => void;
  /** Hears of each place that a provider has found. */
  readonly onProvided?: (place: FoundPlace) => void;
  readonly clock?: () => Date;
}

/**
 * Searches for places: what was imported first; when that has none, the providers that are configured, until one finds
 * something; the sample only where there is neither.
 * @throws ApiError `providers-failed` (502) when all that is left is a failure.
 */
export async function searchPlaces(
  request: PlaceSearchRequest,
  options: PlaceSearchOptions,
): Promise<PlaceSearchAnswer> {
  const area = searchArea(request);
  const pageSize = request.pageSize ?? pageSizes[request.searchType === 'discover' ? 'discovery' : 'placesSearch'];
  const { places, source, attribution } = await find(request, area, pageSize + 1, options);
  const page = places.slice(0, pageSize);
  const [only] = page;
  return {
    success: true,
    ...(places.length === 1 ? { place_results: only } : { local_results: page }),
    truncated: places.length > pageSize,
    clamped: area.clamped,
    source,
    attribution,
  };
}

async function find(
  request: PlaceSearchRequest,
  area: ProviderQuery['area'],
  limit: number,
  { store, locations, hours, providers, onFailure, onProvided, clock = () => new Date() }: PlaceSearchOptions,
): Promise<Found> {
  const now = clock();
  const { searchTerm = '', placeType, openNow = false } = request;
  const wanted = (places: readonly FoundPlace[]) =>
    places.filter(({ open_now }) => !openNow || open_now === true).slice(0, limit);
  const own = ownPlaces(
    await new OwnPlaces({ store, locations, hours, now }).search({ area, searchTerm, placeType, openNow, limit }),
  );
  const isAnswer = own.source !== sampleSource && own.places.length > 0;
  if (isAnswer || providers.length === 0) return own;

  const failures: unknown[] = [];
  for (const provider of providers) {
    try {
      const query = { area, searchTerm, placeType, limit };
      // Its own time-out ends it.
      const found = await provider.search(query, new AbortController().signal);
      const inside = found.filter(({ gps_coordinates }) => isInArea(area, gps_coordinates));
      const schedules = await hours.schedulesOf(inside.map(hoursOf));
      const source = provider.name;
      const places = wanted(
        inside.map((place, at) => providedPlace(place, { source, area, now, schedule: schedules[at] })),
      );
      for (const place of places) onProvided?.(place);
      if (places.length > 0) return { places, source, attribution: provider.attribution };
    } catch (error) {
      failures.push(error);
      onFailure?.(error, provider.name);
    }
  }
  if (failures.length === providers.length) throw providersFailed(failures);
  return ownPlaces([]);
}

const hoursOf = ({ hours = '', country = '', state = '' }: ProvidedPlace): HoursText => ({ hours, country, state });

function ownPlaces(places: readonly FoundPlace[]): Found {
  if (places[0]?.sample === true) return { places, source: sampleSource, attribution: '' };
  return { places, source: openStreetMap.name, attribution: openStreetMap.attribution };
}

function providersFailed(causes: readonly unknown[]): ApiError {
  const message = 'The map service that we ask gave no answer. Try again in a minute.';
  return new ApiError(502, 'providers-failed', message, { cause: causes[0], retryAfterSeconds: 60 });
}
