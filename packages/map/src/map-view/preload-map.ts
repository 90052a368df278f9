import { fetchOutlines } from '../base-style/outlines';
import { isMapReplaced } from '../map-components';
import { loadMapCanvas } from './load-canvas';
import { operatorStyleUrl } from './operator-style';
import { workerUrl } from './worker-url';

/** What fails early is asked for again by the map, which says what to do. */
export const ignore = () => undefined;

let worker: Promise<unknown> | undefined;

/** Downloads the map's code, its worker and the outlines before the first render of a screen that always shows a map. */
export function preloadMap(): void {
  if (isMapReplaced()) return;
  loadMapCanvas().catch(ignore);
  // MapLibre starts it only once its own code runs. The browser keeps it until then.
  worker ??= fetch(workerUrl).catch(ignore);
  if (!operatorStyleUrl) fetchOutlines().catch(ignore);
}
