import { type ApiClient, call } from '@keepmark/api-client';
import { type City, type GeocodedLocation, nearbyCities, type NearbyCity } from '@keepmark/contracts';
import { kilometersOf } from '../figures';
import { geocodeText } from '../geography-api';
import { locationInCountry } from '../location-search/location-in-country';
import type { ListedCity } from './CityList';

/** The most cities that one nearby search returns. */
export const maxNearbyCities = 100;

const listedCity = ({ distanceMiles, ...city }: NearbyCity): Required<ListedCity> => ({
  ...city,
  distanceKm: kilometersOf(distanceMiles),
});

/** A typed location and the cities near it. `place` is undefined when nothing was found for the text. */
export interface Surroundings {
  readonly text: string;
  readonly place: GeocodedLocation | undefined;
  /** A place with that name in another country, when the chosen country has none. */
  readonly elsewhere?: GeocodedLocation;
  readonly cities: readonly Required<ListedCity>[];
}

/** Where and how far to look. */
export interface SurroundingsSearch {
  /** ISO 3166-1 code, or WORLD. A text that names another country wins. */
  readonly country: string;
  readonly radiusMiles: number;
}

/** The cities near a typed location, nearest first, at most 100. */
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
  const body = { lat, lng, radiusMiles, limit: maxNearbyCities };
  const cities = await call(client, nearbyCities, { body, signal });
  return { text, place, cities: cities.map(listedCity) };
}

const farthestMiles = 60;
const shownNearby = 10;
/** People in a city that most have heard of. */
const wellKnownPopulation = 10_000;
const minWellKnown = 4;

/** The cities near a city: the well-known ones, or all of them when fewer than four are well known. */
export async function nearbyCitiesOf(client: ApiClient, { cityId }: City, signal: AbortSignal): Promise<ListedCity[]> {
  const request = { cityId, radiusMiles: farthestMiles, limit: shownNearby };
  const wellKnown = await call(client, nearbyCities, {
    body: { ...request, leastPopulation: wellKnownPopulation },
    signal,
  });
  const near =
    wellKnown.length >= minWellKnown ? wellKnown : await call(client, nearbyCities, { body: request, signal });
  return near.map(listedCity);
}
