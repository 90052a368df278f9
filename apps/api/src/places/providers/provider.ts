import type { FoundPlace } from '@keepmark/contracts';
import type { SearchArea } from '../place-area';

/** What a provider is asked. */
export interface ProviderQuery {
  readonly area: SearchArea;
  /** Empty when only the kind matters. */
  readonly searchTerm: string;
  readonly placeType: string | undefined;
  readonly limit: number;
}

/** A place from a provider. `providedPlace` fills in the rest. */
export type ProvidedPlace = Pick<FoundPlace, 'placeId' | 'title' | 'gps_coordinates'> & Partial<FoundPlace>;

/** A service that is asked for places while a person waits. Off unless the operator sets its address or key. */
export interface PlaceProvider {
  readonly name: string;
  /** What its terms ask to be shown. */
  readonly attribution: string;
  /** @throws ProviderError when it gives no answer, or one that is none. */
  search: (query: ProviderQuery, signal: AbortSignal) => Promise<ProvidedPlace[]>;
}
