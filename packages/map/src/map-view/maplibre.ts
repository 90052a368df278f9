// The only import of MapLibre: 430 kB that screens without a map must not load.
import * as library from 'maplibre-gl';
import { archives } from './archives';
import { workerUrl } from './worker-url';

/** Lets styles name an archive of tiles: pmtiles://https://… */
function withArchives(): typeof library {
  library.addProtocol('pmtiles', archives.tile);
  library.setWorkerUrl(workerUrl);
  // The worker starts while the outlines load, and the next map has it at once. A page without workers can't draw maps.
  if ('Worker' in globalThis) library.prewarm();
  return library;
}

export const maplibre = withArchives();
