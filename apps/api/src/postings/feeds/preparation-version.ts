import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from '../../platform/runtime/runtime';

let version: Promise<string> | undefined;

/**
 * A hash of everything that decides what becomes of a feed's record: our code, the table of cities, the sanitizer and
 * Node. With a new release every posting is prepared again once, so that an improvement reaches those that are there.
 */
export function preparationVersion(): Promise<string> {
  version ??= hashCode();
  return version;
}

async function hashCode(): Promise<string> {
  const built = join(packageRoot, 'dist');
  const folders = fileURLToPath(import.meta.url).startsWith(built)
    ? [built]
    : ['postings/feeds', 'posting-text', 'gazetteer/locations'].map((name) => join(packageRoot, 'src', name));
  const sanitizer = createRequire(import.meta.url).resolve('sanitize-html');
  const files = [join(built, 'cities.bin'), sanitizer, ...(await Promise.all(folders.map(codeIn))).flat()];
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(await readFile(file).catch(() => ''));
  return hash.digest('base64url');
}

async function codeIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => /\.(?:ts|js|json)$/.test(name))
    .toSorted()
    .map((name) => join(folder, name));
}
