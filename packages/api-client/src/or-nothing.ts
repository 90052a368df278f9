import type { CallOptions } from './api-client';

export interface SearchOptions extends CallOptions {
  /** Hears why a search that gave nothing has failed, so that a screen can tell that from finding nothing. */
  onFailure?: (error: Error) => void;
}

/** A failed search gives nothing (specification, section 8); only an aborted one throws, with the signal's reason. */
export async function orNothing<Found, Nothing>(
  search: Promise<Found>,
  nothing: Nothing,
  { signal, onFailure }: SearchOptions,
): Promise<Found | Nothing> {
  try {
    return await search;
  } catch (error) {
    if (signal?.aborted) throw error;
    onFailure?.(error instanceof Error ? error : new Error(String(error)));
    return nothing;
  }
}
