import type { GeocodedLocation } from '@keepmark/contracts';
import { hasPosition, placeAddress, plainName, type PlaceValues } from '../place';
import type { PlannedPlace } from './plan-import';

/** The fields that a lookup adds to a place. */
export type FoundPosition = Pick<PlaceValues, 'latitude' | 'longitude' | 'city' | 'state' | 'country'>;

const concurrency = 4;

export interface LookUpOptions {
  readonly geocode: (searchText: string, signal: AbortSignal) => Promise<readonly GeocodedLocation[]>;
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** The new places of a plan without coordinates. */
export const withoutPosition = (plan: readonly PlannedPlace[]) =>
  plan.filter(
    ({ values }) => values && !hasPosition({ latitude: values.latitude ?? null, longitude: values.longitude ?? null }),
  );

/** The first result with the place's name or at its address. A city's center would be wrong for a shop in it. */
function bestOf(found: readonly GeocodedLocation[], values: PlaceValues): GeocodedLocation | undefined {
  const name = plainName(values.name ?? '');
  return found.find(
    ({ label, type }) =>
      (values.address !== '' && type === 'address') ||
      plainName(label) === name ||
      plainName(label).startsWith(`${name},`),
  );
}

const addedBy = (location: GeocodedLocation, values: PlaceValues): FoundPosition => ({
  latitude: location.latitude,
  longitude: location.longitude,
  city: values.city || location.city,
  state: values.state || location.stateName,
  country: values.country || location.countryName,
});

/**
 * Looks up coordinates by name and address, a few places at a time.
 * @returns the results by the index of their entry
 * @throws what `geocode` throws, and the signal's reason
 */
export async function lookUpPositions(
  plan: readonly PlannedPlace[],
  { geocode, onProgress, signal }: LookUpOptions,
): Promise<Map<number, FoundPosition>> {
  const queue = withoutPosition(plan);
  const positions = new Map<number, FoundPosition>();
  let next = 0;
  let done = 0;
  const worker = async () => {
    for (let entry = queue[next]; entry; entry = queue[next]) {
      next += 1;
      const { values, index } = entry;
      if (!values) continue;
      const where = placeAddress({ address: '', city: '', state: '', country: '', ...values });
      // Sequential per worker, to limit the load on the API.
      // oxlint-disable-next-line no-await-in-loop
      const found = await geocode([values.name, where].filter(Boolean).join(', ').slice(0, 200), signal);
      signal.throwIfAborted();
      const best = bestOf(found, values);
      if (best) positions.set(index, addedBy(best, values));
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return positions;
}
