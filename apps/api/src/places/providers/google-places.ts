import { placeTypeLabel, type SearchablePlaceType, searchablePlaceTypes } from '@keepmark/contracts';
import * as z from 'zod/mini';
import type { BoundingBox } from '../../gazetteer/gazetteer';
import { askJson, maybe } from '../../platform/providers/providers';
import type { PlaceProvider, ProvidedPlace } from './provider';

const name = 'Google Places';
const publicUrl = 'https://places.googleapis.com/v1/places:searchText';
const maxResults = 20;

/** What is asked for, and paid for. */
const fields = [
  'id',
  'displayName',
  'formattedAddress',
  'addressComponents',
  'location',
  'primaryType',
  'rating',
  'userRatingCount',
  'priceLevel',
  'websiteUri',
  'nationalPhoneNumber',
  'regularOpeningHours',
  'currentOpeningHours.openNow',
  'timeZone',
];

/** Text Search (New); without a result there is no `places`. */
const answer = z.object({
  places: maybe(
    z.array(
      z.object({
        id: z.string(),
        displayName: maybe(z.object({ text: z.string() })),
        formattedAddress: maybe(z.string()),
        addressComponents: maybe(
          z.array(z.object({ longText: z.string(), shortText: z.string(), types: z.array(z.string()) })),
        ),
        location: z.object({ latitude: z.number(), longitude: z.number() }),
        primaryType: maybe(z.string()),
        rating: maybe(z.number()),
        userRatingCount: maybe(z.number()),
        priceLevel: maybe(z.string()),
        websiteUri: maybe(z.string()),
        nationalPhoneNumber: maybe(z.string()),
        regularOpeningHours: maybe(z.object({ weekdayDescriptions: maybe(z.array(z.string())) })),
        currentOpeningHours: maybe(z.object({ openNow: maybe(z.boolean()) })),
        timeZone: maybe(z.object({ id: z.string() })),
      }),
    ),
  ),
});
type GooglePlace = NonNullable<z.output<typeof answer>['places']>[number];

/** Our kinds that Google calls something else; most have the same name. */
const googleNames: Readonly<Partial<Record<SearchablePlaceType, string>>> = {
  attraction: 'tourist_attraction',
  bookstore: 'book_store',
  cinema: 'movie_theater',
  college: 'university',
  nightclub: 'night_club',
  police_station: 'police',
  shopping: 'shopping_mall',
  theater: 'performing_arts_theater',
  vacation_destination: 'resort_hotel',
};
const ourNames = new Map(Object.entries(googleNames).map(([ours, theirs]) => [theirs, ours]));
const priceLevels = ['FREE', 'INEXPENSIVE', 'MODERATE', 'EXPENSIVE', 'VERY_EXPENSIVE'];

/** Google's Places API (New). @param baseUrl of the call, for tests. */
export const googlePlacesProvider = (key: string, baseUrl: string = publicUrl): PlaceProvider => ({
  name,
  attribution: 'Powered by Google',
  async search({ area, searchTerm, placeType, limit }, signal) {
    const type = placeType && (googleNames[placeType as SearchablePlaceType] ?? placeType);
    const { places = [] } = await askJson(name, answer, new URL(baseUrl), {
      method: 'POST',
      signal,
      headers: {
        'content-type': 'application/json',
        'x-goog-api-key': key,
        'x-goog-fieldmask': fields.map((field) => `places.${field}`).join(','),
      },
      body: JSON.stringify({
        textQuery: searchTerm || (placeType ? placeTypeLabel(placeType) : 'places'),
        ...(type && { includedType: type, strictTypeFiltering: true }),
        pageSize: Math.min(limit, maxResults),
        locationRestriction: { rectangle: rectangleOf(area.boxes) },
      }),
    });
    return places.map(placeOf);
  },
});

/** Over the 180th meridian, the low longitude is the greater one. */
function rectangleOf(boxes: readonly BoundingBox[]) {
  const western = boxes.find(({ east }) => boxes.length === 1 || east === 180) ?? boxes[0];
  const eastern = boxes.find(({ west }) => boxes.length === 1 || west === -180) ?? boxes[0];
  return {
    low: { latitude: western?.south ?? 0, longitude: western?.west ?? 0 },
    high: { latitude: western?.north ?? 0, longitude: eastern?.east ?? 0 },
  };
}

function placeOf(place: GooglePlace): ProvidedPlace {
  const component = (type: string) => place.addressComponents?.find(({ types }) => types.includes(type));
  const { primaryType = '' } = place;
  return {
    placeId: `google-${place.id}`,
    title: place.displayName?.text ?? '',
    type: ourName(primaryType),
    gps_coordinates: place.location,
    city: (component('locality') ?? component('postal_town'))?.longText ?? '',
    state: component('administrative_area_level_1')?.longText ?? '',
    country: component('country')?.shortText ?? '',
    address: place.formattedAddress ?? '',
    website: place.websiteUri ?? '',
    phone: place.nationalPhoneNumber ?? '',
    rating: place.rating ?? null,
    reviews: place.userRatingCount ?? null,
    price: '$'.repeat(Math.max(0, priceLevels.indexOf(place.priceLevel?.replace('PRICE_LEVEL_', '') ?? ''))),
    operating_hours: weekOf(place.regularOpeningHours?.weekdayDescriptions),
    open_now: place.currentOpeningHours?.openNow ?? null,
    ...(place.timeZone && { timezone: place.timeZone.id }),
  };
}

/** "italian_restaurant" is a restaurant. */
function ourName(googleName: string): string {
  const known = ourNames.get(googleName) ?? googleName;
  return searchablePlaceTypes.find((type) => type === known || known.endsWith(`_${type}`)) ?? '';
}

/** "Monday: 9:00 AM – 5:00 PM", one line a day. */
function weekOf(lines: readonly string[] | undefined): Record<string, string> | null {
  if (!lines) return null;
  return Object.fromEntries(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
}
