import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageRoot } from '../../platform/runtime/runtime';
import { decodeCityFile, encodeCityFile } from './city-file';
import { CityIndex } from './city-index';
import { makeCityFile, readPublishedTables } from './make-city-file';

let loaded: CityIndex | undefined;

/**
 * The cities of the world: one index a process, about 30 MB.
 * Reads the file that the build made; without one (a start from source) it is made first, which takes seconds.
 */
export function loadCityIndex(): CityIndex {
  loaded ??= new CityIndex(readCityFile() ?? writeCityFile());
  return loaded;
}

/** Makes the file from the published tables and keeps it for the next start. */
export function writeCityFile(path: string = cityFilePath()) {
  const { cities, regions } = readPublishedTables();
  const file = makeCityFile(cities, regions);
  try {
    mkdirSync(dirname(path), { recursive: true });
    // Two processes may build it at the same time. Each writes its own file, and the last one stays.
    const unfinished = `${path}.${process.pid}`;
    writeFileSync(unfinished, encodeCityFile(file));
    renameSync(unfinished, path);
  } catch {
    // A read-only installation works from memory.
  }
  return file;
}

function readCityFile() {
  try {
    return decodeCityFile(readFileSync(cityFilePath()));
  } catch {
    return undefined;
  }
}

/** `dist/cities.bin` of this package, from the sources and from the bundle. */
function cityFilePath(): string {
  return join(packageRoot, 'dist', 'cities.bin');
}
