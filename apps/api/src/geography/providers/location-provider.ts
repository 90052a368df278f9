import type { GeocodedLocation, GeocodeRequest } from '@keepmark/contracts';

export type LocationQuery = GeocodeRequest;

/** A location from a provider. Unknown values are empty. */
export interface ProvidedLocation {
  readonly placeId: string;
  readonly type: Exclude<GeocodedLocation['type'], 'point'>;
  /** What a person calls it: the place, the street with its number, the city. */
  readonly name: string;
  readonly city: string;
  readonly stateName: string;
  /** Two letters, uppercase. */
  readonly countryCode: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** A service that is asked where something is. Off unless the operator sets its address. */
export interface LocationProvider {
  readonly name: string;
  /** Best match first. @throws ProviderError when it gives no answer, or one that is none. */
  geocode: (query: LocationQuery, signal: AbortSignal) => Promise<readonly ProvidedLocation[]>;
}

/** More are never shown. */
export const maxProvided = 5;
