import { type ApiClient, call } from '@keepmark/api-client';
import { type City, type GeocodedLocation, nearbyCities, type NearbyCity } from '@keepmark/contracts';
import { kilometresOf } from '../figures';
import { geocodeText } from '../geography-api';
import { locationInCountry } from '../location-search/location-in-country';
import type { ListedCity } from './CityList';

/** The most that one request for cities nearby gives. */
export const mostNearbyCities = 100;

const listedCity = ({ distanceMiles, ...city }: NearbyCity): Required<ListedCity> => ({
  ...city,
  distanceKm: kilometresOf(distanceMiles),
});

/** A location that was typed, and the cities around it; `place` is undefined when the text names nothing there. */
export interface Surroundings {
  readonly text: string;
  readonly place: GeocodedLocation | undefined;
  /** The place of that name in another country, where the chosen one has none. */
  readonly elsewhere?: GeocodedLocation;
  readonly cities: readonly Required<ListedCity>[];
}

/** Where and how far to look. */
export interface SurroundingsSearch {
  /** ISO 3166-1: the location is there, unless its text names another country; WORLD for anywhere. */
  readonly country: string;
  readonly radiusMiles: number;
}

/** The cities around a typed location, the nearest first, a hundred at most. */
export async function surroundings(
  client: ApiClient,
  text: string,
  { country, radiusMiles }: SurroundingsSearch,
  signal: AbortSignal,
): Promise<Surroundings> {
  const meant = locationInCountry(text, await geocodeText(client, text, { country, signal }), country);
  const place = meant.kind === 'found' ? meant.location : undefined;
  if (!place) return { text, place, cities: [], ...(meant.kind === 'elsewhere' && { elsewhere: meant.location }) };
  const { latitude: lat, longitude: lng } = place;
  const body = { lat, lng, radiusMiles, limit: mostNearbyCities };
  const cities = await call(client, nearbyCities, { body, signal });
  return { text, place, cities: cities.map(listedCity) };
}

const farthestMiles = 60;
const shownNearby = 10;
/** A city that people have heard of, and fewer of them than this is too few to choose from. */
const wellKnownPeople = 10_000;
const enough = 4;

/** The cities around a city: those that people have heard of, or any where there are hardly any of these. */
export async function neighboursOf(client: ApiClient, { cityId }: City, signal: AbortSignal): Promise<ListedCity[]> {
  const request = { cityId, radiusMiles: farthestMiles, limit: shownNearby };
  const wellKnown = await call(client, nearbyCities, {
    body: { ...request, leastPopulation: wellKnownPeople },
    signal,
  });
  const near = wellKnown.length >= enough ? wellKnown : await call(client, nearbyCities, { body: request, signal });
  return near.map(listedCity);
}
