import type { Response } from 'undici';
import { GuardedFetchError } from './guarded-fetch-error';

const readableTypes = /^(?:text\/(?:html|plain)|application\/(?:xhtml\+xml|json|ld\+json)|)$/;

/**
 * The text of an answer, at most `maxBytes` long, in the charset that its header or its first kilobyte names.
 * @throws {GuardedFetchError} for anything but a page that is there
 */
export async function readText(
  response: Response,
  maxBytes: number,
  problemOf: (error: unknown) => GuardedFetchError,
): Promise<{ contentType: string; text: string }> {
  const [type = '', ...parameters] = (response.headers.get('content-type') ?? '').toLowerCase().split(';');
  const contentType = type.trim();
  const problem = response.ok ? undefined : refusalOf(response.status);
  if (problem || !readableTypes.test(contentType)) {
    void response.body?.cancel().catch(() => {});
    throw problem ?? new GuardedFetchError('no-page');
  }
  const bytes = await readBytes(response, maxBytes, problemOf);
  const named = parameters.map((parameter) => /^\s*charset\s*=\s*"?([^"\s]+)/.exec(parameter)?.[1]).find(Boolean);
  return { contentType, text: decode(bytes, named ?? charsetInside(bytes)) };
}

function refusalOf(status: number): GuardedFetchError {
  if (status === 404 || status === 410) return new GuardedFetchError('page-gone');
  return new GuardedFetchError(status >= 500 ? 'page-unreachable' : 'page-refused');
}

async function readBytes(
  response: Response,
  maxBytes: number,
  problemOf: (error: unknown) => GuardedFetchError,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let received = 0;
  try {
    for await (const chunk of response.body ?? []) {
      received += chunk.byteLength;
      if (received > maxBytes) throw new GuardedFetchError('page-too-large');
      chunks.push(chunk);
    }
  } catch (error) {
    throw problemOf(error);
  }
  return Buffer.concat(chunks);
}

const charsetInside = (bytes: Buffer): string | undefined =>
  /<meta[^>]{1,200}charset\s*=\s*["']?([\w-]+)/i.exec(bytes.subarray(0, 1024).toString('latin1'))?.[1];

/** The names that the web's standard gives Windows-1252. Some releases of Node read them as the bare ISO-8859-1. */
const latin = /^(?:(?:windows|x-cp|cp)-?1252|iso[-_]?8859-?1|iso_8859-1:1987|(?:us-)?ascii|latin-?1|l1)$/i;
const latinLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const decodeLatin = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replaceAll(/[\u0080-\u009F]/g, (letter) => latinLetters[letter.charCodeAt(0) - 0x80] ?? letter);

/** A page without a charset is UTF-8, or Windows-1252 where it can't be. */
function decode(bytes: Buffer, charset?: string): string {
  if (charset !== undefined && latin.test(charset)) return decodeLatin(bytes);
  try {
    return new TextDecoder(charset ?? 'utf-8', { fatal: charset === undefined }).decode(bytes);
  } catch {
    if (charset === undefined) return decodeLatin(bytes);
    return new TextDecoder().decode(bytes);
  }
}
