import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadFontFile } from '../fonts/load-fonts';

const packageFolder = join(import.meta.dirname, '../..');

/** Reads a font of the site from disk, for tests in Node. */
export const readFontFromDisk: ReadFontFile = async (url) => {
  const path = url.startsWith('/@fs/') ? url.slice('/@fs'.length) : join(packageFolder, url);
  return new Uint8Array(await readFile(path.replace(/[?#].*$/, '')));
};
