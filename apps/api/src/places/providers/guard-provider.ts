import { guardAsk, type GuardSettings } from '../../platform/providers/providers';
import type { PlaceProvider, ProviderQuery } from './provider';

/** A provider of places that is asked as carefully as `guardAsk` does. */
export function guardProvider(provider: PlaceProvider, settings: Partial<GuardSettings> = {}): PlaceProvider {
  const search = guardAsk(provider.name, (query: ProviderQuery, signal) => provider.search(query, signal), settings);
  return { ...provider, search };
}
