import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { FeedError } from '../feed-error';
import { fetchBytes, type FetchSettings } from './fetch-bytes';

/**
 * The bytes of a file or of an address.
 * @param target a path, `file:` or `http(s):` address.
 * @param workingDirectory the base of a relative path.
 * @throws FeedError when it is not there or cannot be read.
 */
export function openSource(
  target: string,
  signal: AbortSignal,
  { workingDirectory, fetching }: { workingDirectory: string; fetching?: FetchSettings | undefined },
): AsyncIterable<Uint8Array> {
  const url = sourceUrl(target, workingDirectory);
  return url.protocol === 'file:' ? readFile(fileURLToPath(url)) : fetchBytes(url, signal, fetching);
}

/**
 * Twelve hexadecimal digits that tell a file or an address from every other one, however it is written. It is in the
 * ids that everybody sees, so it gives away neither a path nor a key in the address.
 * @throws FeedError for an invalid address.
 */
export function sourceKey(target: string, workingDirectory: string): string {
  const url = sourceUrl(target, workingDirectory);
  url.hash = '';
  return createHash('sha256').update(url.href).digest('hex').slice(0, 12);
}

function sourceUrl(target: string, workingDirectory: string): URL {
  // A drive letter of Windows looks like a scheme of one letter.
  const isAddress = /^[a-z][a-z0-9+.-]+:/i.test(target);
  if (!isAddress) return pathToFileURL(resolve(workingDirectory, target));
  if (!URL.canParse(target)) throw new FeedError('bad-target', `"${target}" is no address. Check its spelling.`);
  return new URL(target);
}

async function* readFile(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path) as AsyncIterable<Uint8Array>;
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new FeedError('not-found', `There is no file ${path}. Check the path.`, { cause });
    throw new FeedError('unreachable', `The file ${path} cannot be read (${code ?? 'unknown reason'}).`, { cause });
  }
}
