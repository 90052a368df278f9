import { searchArea } from '../place-area';
import type { PlaceProvider, ProviderQuery } from '../providers/provider';

/** Five miles around the middle of Austin. */
export const area = searchArea({ lat: 30.27, lng: -97.74, radiusMiles: 5 });
const query: ProviderQuery = { area, searchTerm: 'jo', placeType: 'cafe', limit: 11 };

/** Asks for cafés called "jo" in `area`, unless the changes say otherwise. */
export const ask = (provider: PlaceProvider, changes: Partial<ProviderQuery> = {}) =>
  provider.search({ ...query, ...changes }, AbortSignal.timeout(20_000));
