import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadFontFile } from '../fonts/load-fonts';

/** What an address starts at: the workspace, or this package when it is tested by itself. */
const roots = ['../../../..', '../..'].map((path) => join(import.meta.dirname, path));

/** Reads a font of the site from disk, for tests in Node. */
export const readFontFromDisk: ReadFontFile = async (url) => {
  const path = url.replace(/[?#].*$/, '');
  const paths = path.startsWith('/@fs/') ? [path.slice('/@fs'.length)] : roots.map((root) => join(root, path));
  return new Uint8Array(await readFile(paths.find(existsSync) ?? paths[0]!));
};
