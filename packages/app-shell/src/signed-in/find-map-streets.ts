import type { ApiClient } from '@keepmark/api-client';
import { type MapStreets, noStreets } from '@keepmark/map/streets';

const retryMs = 30_000;

/** Asks the server where the streets of the map are, once for all maps. After a failure, a later map asks again. */
export function createFindMapStreets(client: ApiClient): () => Promise<MapStreets> {
  let found: Promise<MapStreets> | undefined;
  const ask = async (): Promise<MapStreets> => {
    try {
      // Every screen creates this function, and only maps call it.
      const { askForStreets } = await import('./ask-for-streets');
      return await askForStreets(client);
    } catch {
      setTimeout(() => (found = undefined), retryMs);
      return noStreets;
    }
  };
  return () => (found ??= ask());
}
