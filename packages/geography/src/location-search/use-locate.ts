import { useAppContext, useCountrySetting } from '@keepmark/app-shell';
import type { GeocodedLocation } from '@keepmark/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRememberCenter } from '../city-centers/city-centers';
import { geocodeOptions, reverseGeocodeOptions } from '../geography-api';
import { browserPosition } from '../home-location/browser-position';
import { unknownPlaceAdvice } from '../unknown-place';

/** A point with a name. */
export type NamedPoint = Pick<GeocodedLocation, 'label' | 'latitude' | 'longitude'>;

/** A text that names no location. The message says what to do. */
class UnknownLocationError extends Error {
  override readonly name = 'UnknownLocationError';
  /** Locations with similar names, which people may have meant. */
  readonly offers: readonly GeocodedLocation[];

  constructor(message: string, offers: readonly GeocodedLocation[] = []) {
    super(message);
    this.offers = offers;
  }
}

/** What people may have meant when their text wasn't found. */
export const offersOf = (error: unknown): readonly GeocodedLocation[] =>
  error instanceof UnknownLocationError ? error.offers : [];

/** Finds a location once: where the browser is, or what a text names. Both reject with a sentence for the user. */
export function useLocate() {
  const { api } = useAppContext();
  const queries = useQueryClient();
  const remember = useRememberCenter();
  const usualCountry = useCountrySetting()[0].toUpperCase();
  return {
    fromBrowser: async (): Promise<NamedPoint> => {
      const { latitude, longitude } = await browserPosition();
      // Coordinates are enough: the name may be missing.
      const named = await queries.fetchQuery(reverseGeocodeOptions(api, { latitude, longitude })).catch(() => null);
      return { label: named?.label ?? `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`, latitude, longitude };
    },
    /** The best match, and what else the text may mean. Rejects where there are only guesses; see `offersOf`. */
    fromText: async (text: string): Promise<readonly [GeocodedLocation, ...GeocodedLocation[]]> => {
      const typed = text.trim();
      if (typed === '') throw new UnknownLocationError('Enter a city or an address.');
      const [best, ...others] = await queries.fetchQuery(geocodeOptions(api, typed, { usualCountry }));
      const problem = `We couldn’t find “${typed}”.`;
      if (!best) throw new UnknownLocationError(`${problem} ${unknownPlaceAdvice(typed)}`);
      // A similar name may be on another continent, so people choose it themselves.
      if (best.isGuess) throw new UnknownLocationError(`${problem} Did you mean ${best.label}?`, [best, ...others]);
      remember(best);
      return [best, ...others];
    },
  };
}
