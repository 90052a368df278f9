import { type CapturedPosting, type CaptureRequest, webAddress } from '@keepmark/contracts';
import { type GuardedFetcher, GuardedFetchError } from '../../platform/guarded-fetch/guarded-fetch';
import { type Readings, ReadingStoppedError } from '../../platform/readings/readings';
import type { Board, BoardUrls } from './boards/board';
import { boardOf } from './boards/board-of';
import { CaptureError } from './capture-error';
import { captureReading } from './capture-reading';
import type { CaptureInput } from './read-capture';

export interface CaptureOptions {
  readonly fetcher: GuardedFetcher;
  readonly readings: Readings;
  readonly boardUrls?: BoardUrls | undefined;
}

/**
 * Reads a posting from its address or its text. What was fetched or sent is read away from the event loop.
 * @throws {GuardedFetchError} when the address cannot be read
 * @throws {CaptureError} when the page or text takes too long to read
 */
export async function capturePosting(request: CaptureRequest, options: CaptureOptions): Promise<CapturedPosting> {
  const text = request.text?.trim() ?? '';
  const shared = request.url ? undefined : sharedAddress(text);
  const url = webAddress(request.url ?? shared ?? '');
  if (url === undefined) throw new GuardedFetchError('address-refused');
  const isSent = text !== '' && shared === undefined;
  return isSent ? captureSent(text, url, options) : captureAddress(url, options);
}

const maxSharedCharacters = 500;
const maxSharedLines = 3;

/** The one address in a short text, as apps share a page: "Look at this: https://…". */
function sharedAddress(text: string): string | undefined {
  const isShort = text.length <= maxSharedCharacters && text.split('\n').length <= maxSharedLines;
  if (!isShort || /^[[{<]/.test(text)) return undefined;
  const addresses = text.match(/https?:\/\/[^\s<>"]+/gi) ?? [];
  return addresses.length === 1 ? addresses[0].replace(/[).,;!?]+$/, '') : undefined;
}

/** Reads a pasted text, and the JSON of the recruiting service that its page belongs to. */
async function captureSent(text: string, url: string, options: CaptureOptions): Promise<CapturedPosting> {
  const board = boardOf(url, options.boardUrls ?? {});
  // The person has the page: that its service does not answer takes nothing from it.
  const boardText = board && (await fetchBoard(board, options).catch(() => undefined));
  const posting = await read({ url, text, boardText }, options);
  if (!posting) throw new TypeError('A text was sent, and nothing was read.');
  return posting;
}

/** Reads a page, and the JSON of the recruiting service that it belongs to. */
async function captureAddress(url: string, options: CaptureOptions): Promise<CapturedPosting> {
  const board = boardOf(url, options.boardUrls ?? {});
  const [page, told] = await Promise.allSettled([
    options.fetcher.read(url),
    board ? fetchBoard(board, options) : Promise.resolve(undefined),
  ]);
  // The service knows best: its page for a deleted posting is often the list of the others.
  if (told.status === 'rejected' && told.reason instanceof GuardedFetchError && told.reason.code === 'page-gone') {
    throw told.reason;
  }
  const boardText = told.status === 'fulfilled' ? told.value : undefined;
  const fetched = page.status === 'fulfilled' ? { page: page.value } : {};
  const posting = await read({ url, ...fetched, boardText }, options);
  if (!posting) throw page.status === 'rejected' ? page.reason : new TypeError('A page was read to nothing.');
  return posting;
}

async function read(
  input: CaptureInput,
  { readings, boardUrls }: CaptureOptions,
): Promise<CapturedPosting | undefined> {
  try {
    return await readings.read(captureReading, { ...input, boardUrls });
  } catch (error) {
    if (!(error instanceof ReadingStoppedError)) throw error;
    throw new CaptureError(input.text === undefined ? 'page-too-complex' : 'text-too-complex', { cause: error });
  }
}

async function fetchBoard(board: Board, { fetcher }: CaptureOptions): Promise<string> {
  const { text } = await fetcher.read(board.jsonUrl, { accept: 'application/json' });
  return text;
}
