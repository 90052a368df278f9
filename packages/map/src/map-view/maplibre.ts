// The only import of MapLibre: 430 kB that screens without a map must not load.
import * as library from 'maplibre-gl';
// MapLibre would look for its worker file where a built app has none.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { PMTiles, Protocol } from 'pmtiles';

const protocol = new Protocol();

/** Lets styles name an archive of tiles: pmtiles://https://… */
function withArchives(): typeof library {
  library.addProtocol('pmtiles', protocol.tile);
  library.setWorkerUrl(workerUrl);
  // The worker starts while the outlines load, and the next map has it at once. A page without workers can't draw maps.
  if ('Worker' in globalThis) library.prewarm();
  return library;
}

export const maplibre = withArchives();

/** Reads the directory of an archive before the map asks for its first tile. Opens each archive once. */
export function openArchive(url: string): void {
  if (protocol.get(url)) return;
  const archive = new PMTiles(url);
  protocol.add(archive);
  // The map asks again, and reports what fails.
  archive.getHeader().catch(() => undefined);
}
