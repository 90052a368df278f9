// The only import of MapLibre: 430 kB that screens without a map must not load.
import * as library from 'maplibre-gl';
import { Protocol } from 'pmtiles';

/** Lets styles name an archive of tiles: pmtiles://https://… */
function withArchives(): typeof library {
  library.addProtocol('pmtiles', new Protocol().tile);
  return library;
}

export const maplibre = withArchives();
/** MapLibre would look for its worker file where a built app has none. */
export { default as workerUrl } from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
