import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { type KnownFile, knownFiles } from './known-files';
import { ReferenceFileError } from '../reference/reference-file-error';

/** A file to import, read. */
export interface ReferenceSource {
  readonly file: KnownFile;
  /** The path or URL, as it was given. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

const downloadTimeoutMs = 60_000;

/**
 * Reads files, folders of files and URLs; what a file is, its name says. In a folder, other files are left alone.
 * @throws ReferenceFileError for what cannot be read, is of no known name, or is given twice.
 */
export async function openSources(
  targets: readonly string[],
  workingDirectory: string,
  signal?: AbortSignal,
): Promise<ReferenceSource[]> {
  const names = (await Promise.all(targets.map((target) => expand(target, workingDirectory)))).flat();
  const sources = new Map<KnownFile, ReferenceSource>();
  for (const name of names) {
    const file = kindOf(name);
    if (file === undefined) throw new ReferenceFileError(unknownName(name));
    const other = sources.get(file);
    if (other) throw new ReferenceFileError(`${other.name} and ${name} are the same table. Give one of them.`);
    sources.set(file, { file, name, bytes: await (isUrl(name) ? download(name, signal) : read(name)) });
  }
  if (sources.size === 0) throw new ReferenceFileError(`There is no reference file in ${targets.join(', ')}.`);
  return [...sources.values()];
}

async function expand(target: string, workingDirectory: string): Promise<string[]> {
  if (isUrl(target)) return [target];
  const path = resolve(workingDirectory, target);
  const info = await stat(path).catch((cause: unknown) => {
    throw new ReferenceFileError(`There is no file ${path}. Give the path or URL of an official file.`, { cause });
  });
  if (!info.isDirectory()) return [path];
  const names = await readdir(path);
  return names
    .toSorted()
    .filter((name) => kindOf(name) !== undefined)
    .map((name) => join(path, name));
}

function kindOf(name: string): KnownFile | undefined {
  const last = decodeURIComponent(basename(isUrl(name) ? new URL(name).pathname : name));
  return (Object.keys(knownFiles) as KnownFile[]).find((file) => knownFiles[file].named.test(last));
}

function unknownName(name: string): string {
  return `${name} has none of the names of the official files, such as "soc_structure_2018.xlsx" or "countryInfo.txt".`;
}

const isUrl = (target: string): boolean => /^https?:\/\//i.test(target);

async function read(path: string): Promise<Uint8Array> {
  return readFile(path).catch((cause: unknown) => {
    throw new ReferenceFileError(`${path} cannot be read. Check that you may read it.`, { cause });
  });
}

async function download(url: string, signal?: AbortSignal): Promise<Uint8Array> {
  const timeout = AbortSignal.timeout(downloadTimeoutMs);
  try {
    const response = await fetch(url, { signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
    if (!response.ok) throw new ReferenceFileError(`${url} answered ${response.status}. Check the address.`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    if (error instanceof ReferenceFileError) throw error;
    throw new ReferenceFileError(`${url} cannot be reached. Download the file and give its path.`, { cause: error });
  }
}
