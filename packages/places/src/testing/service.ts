import { type ApiClient, createApiClient } from '@keepmark/api-client';
import type {
  FoundPlace,
  GeocodedLocation,
  GeocodeRequest,
  PlaceSearchAnswer,
  PlaceSearchRequest,
} from '@keepmark/contracts';

/** The API's answers in a test. */
export interface FakeService {
  readonly search?: (request: PlaceSearchRequest) => PlaceSearchAnswer;
  readonly geocode?: (searchText: string, request: GeocodeRequest) => readonly GeocodedLocation[];
  readonly reverseGeocode?: () => GeocodedLocation | null;
  /** What an extract says about a saved place. */
  readonly detail?: (placeId: string) => FoundPlace;
}

/** Creates a client that gets these answers. */
export function clientOf({ search, geocode, reverseGeocode, detail }: FakeService): ApiClient {
  return createApiClient({
    baseUrl: 'http://api.test',
    fetch: async (input) => {
      const request = input as Request;
      const [, placeId] = request.url.split('/location/detail/');
      if (placeId !== undefined) {
        const place = detail?.(placeId);
        return Response.json({ success: true, data: place ? { ...geocoded(), place } : geocoded() });
      }
      const body = (await request.json()) as never;
      if (request.url.endsWith('/geosearch/places')) {
        return Response.json(search?.(body) ?? { success: true, local_results: [] });
      }
      const data = request.url.endsWith('/reverse/geocode')
        ? (reverseGeocode?.() ?? null)
        : (geocode?.((body as GeocodeRequest).searchText, body) ?? []);
      return Response.json({ success: true, data });
    },
  });
}

/** A found place with these changes. */
export function foundPlace(changes: Partial<FoundPlace> = {}): FoundPlace {
  return {
    placeId: 'osm-n1',
    title: 'Blue Door Books',
    type: 'bookstore',
    city: 'Oslo',
    state: '',
    country: 'NO',
    address: 'Storgata 1, Oslo',
    website: 'https://blue-door.example/',
    phone: '+47 555 01 00',
    rating: null,
    reviews: null,
    price: '',
    timezone: 'Europe/Oslo',
    hours: 'Mo-Fr 10:00-18:00',
    operating_hours: null,
    open_now: null,
    profiles: [],
    gps_coordinates: { latitude: 59.91, longitude: 10.75 },
    distance_miles: 0.4,
    source: 'OpenStreetMap',
    sample: false,
    ...changes,
  };
}

/** Oslo as the API returns it, with these changes. */
export function geocoded(changes: Partial<GeocodedLocation> = {}): GeocodedLocation {
  return {
    label: 'Oslo, Norway',
    type: 'city',
    placeId: '3143244',
    city: 'Oslo',
    stateCode: '12',
    stateName: 'Oslo',
    countryCode: 'NO',
    countryName: 'Norway',
    latitude: 59.91273,
    longitude: 10.74609,
    population: 580_000,
    timeZone: 'Europe/Oslo',
    source: 'GeoNames',
    ...changes,
  };
}
