import { PMTiles, Protocol } from 'pmtiles';

/** The archives of tiles that were opened. Apart from MapLibre, so that the first is read while that loads. */
export const archives = new Protocol();

/** Reads the directory of an archive before the map asks for its first tile. Opens each archive once. */
export function openArchive(url: string): void {
  if (archives.get(url)) return;
  const archive = new PMTiles(url);
  archives.add(archive);
  // The map asks again, and reports what fails.
  archive.getHeader().catch(() => undefined);
}
