import { placeTypeLabel } from '@keepmark/contracts';
import * as z from 'zod/mini';
import { askJson, maybe, ProviderError } from '../../platform/providers/providers';
import type { PlaceProvider, ProvidedPlace } from './provider';

const name = 'SerpApi';
const publicUrl = 'https://serpapi.com/search.json';

const result = z.object({
  place_id: maybe(z.string()),
  data_id: maybe(z.string()),
  title: z.string(),
  gps_coordinates: maybe(z.object({ latitude: z.number(), longitude: z.number() })),
  address: maybe(z.string()),
  website: maybe(z.string()),
  phone: maybe(z.string()),
  rating: maybe(z.number()),
  reviews: maybe(z.number()),
  price: maybe(z.string()),
  open_state: maybe(z.string()),
  operating_hours: maybe(z.record(z.string(), z.string())),
  /** For a single place: a list of objects, one per day. */
  hours: maybe(z.array(z.record(z.string(), z.string()))),
});

/** `engine=google_maps`: several places are a list, `local_results`; a single one is an object, `place_results`. */
const answer = z.object({
  error: maybe(z.string()),
  local_results: maybe(z.array(z.unknown())),
  place_results: maybe(z.unknown()),
});

/** Google Maps by SerpApi. @param baseUrl of the call, for tests. */
export const serpApiProvider = (key: string, baseUrl: string = publicUrl): PlaceProvider => ({
  name,
  attribution: 'Google Maps, by SerpApi',
  async search({ area, searchTerm, placeType }, signal) {
    const url = new URL(baseUrl);
    const words = [placeType && placeTypeLabel(placeType), searchTerm].filter(Boolean).join(' ');
    const { latitude, longitude } = area.center;
    const parameters = {
      engine: 'google_maps',
      type: 'search',
      q: words || 'places',
      ll: `@${latitude},${longitude},${heightMeters(area.boxes)}m`,
      api_key: key,
    };
    for (const [parameter, value] of Object.entries(parameters)) url.searchParams.set(parameter, value);
    const found = await askJson(name, answer, url, { signal });
    // Finding nothing is told as an error, too.
    if (found.error !== undefined && !/any results/i.test(found.error))
      throw new ProviderError(name, `${name} answered: ${found.error}`);
    const single = found.place_results;
    return [...(found.local_results ?? []), ...(single === undefined ? [] : [single])].flatMap(placeOf);
  },
});

const metersOfDegree = 111_320;

function heightMeters(boxes: readonly { south: number; north: number }[]): number {
  const degrees = Math.max(...boxes.map(({ south, north }) => north - south));
  return Math.max(500, Math.round(degrees * metersOfDegree));
}

function placeOf(value: unknown): ProvidedPlace[] {
  const parsed = result.safeParse(value);
  if (!parsed.success || !parsed.data.gps_coordinates) return [];
  const { data } = parsed;
  const id = data.place_id ?? data.data_id;
  if (id === undefined || !data.gps_coordinates) return [];
  const week = data.operating_hours ?? (data.hours ? Object.assign({}, ...data.hours) : undefined);
  return [
    {
      placeId: `serpapi-${id}`,
      title: data.title,
      gps_coordinates: data.gps_coordinates,
      address: data.address ?? '',
      website: data.website ?? '',
      phone: data.phone ?? '',
      rating: data.rating ?? null,
      reviews: data.reviews ?? null,
      price: data.price ?? '',
      operating_hours: week ? capitalized(week as Record<string, string>) : null,
      open_now: isOpen(data.open_state),
    },
  ];
}

/** "Open ⋅ Closes 9 PM", "Closed ⋅ Opens 8 AM", "Open 24 hours". */
function isOpen(state: string | undefined): boolean | null {
  if (state === undefined) return null;
  if (/^(?:permanently |temporarily )?closed|^opens/i.test(state)) return false;
  return /^(?:open|closes|closing)/i.test(state) ? true : null;
}

const capitalized = (week: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(week).map(([day, hours]) => [day.charAt(0).toUpperCase() + day.slice(1), hours]));
