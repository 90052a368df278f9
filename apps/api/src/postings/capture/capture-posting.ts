import { type CapturedPosting, type CaptureRequest, webAddress } from '@keepmark/contracts';
import { type GuardedFetcher, GuardedFetchError } from '../../platform/guarded-fetch/guarded-fetch';
import { type Readings, ReadingStoppedError } from '../../platform/readings/readings';
import type { Board, BoardUrls } from './boards/board';
import { boardOf } from './boards/board-of';
import { embeddedPostings } from './boards/embedded-posting';
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
  const addresses = boardOf(url, options.boardUrls ?? {}) ? [url] : embeddedPostings(text, url).addresses;
  // The person has the page: that its service does not answer takes nothing from it.
  const { answers } = await askBoards(addresses, options);
  const posting = (await readWithBoards({ url, text }, answers, options)) ?? (await read({ url, text }, options));
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
  if (told.status === 'rejected' && isGone(told.reason)) throw told.reason;
  const boardText = told.status === 'fulfilled' ? told.value : undefined;
  const fetched = page.status === 'fulfilled' ? { page: page.value } : {};
  const embedded = board || !fetched.page ? undefined : await captureEmbedded(fetched.page, options);
  const posting = embedded ?? (await read({ url, ...fetched, boardText }, options));
  if (!posting) throw page.status === 'rejected' ? page.reason : new TypeError('A page was read to nothing.');
  return posting;
}

/**
 * Reads the posting that a page embeds, or that redirects led to, from the JSON of its recruiting service.
 * @returns undefined for any other page, and where the page says more than the service
 * @throws {GuardedFetchError} when only the service could say what the posting is, and doesn't
 */
async function captureEmbedded(
  page: NonNullable<CaptureInput['page']>,
  options: CaptureOptions,
): Promise<CapturedPosting | undefined> {
  if (isListInstead(page.url)) throw new GuardedFetchError('page-gone');
  const isBoard = boardOf(page.url, options.boardUrls ?? {}) !== undefined;
  const { addresses, isShell } = isBoard
    ? { addresses: [page.url], isShell: false }
    : embeddedPostings(page.text, page.url);
  if (addresses.length === 0) return undefined;
  const { answers, failures } = await askBoards(addresses, options);
  const input = { url: page.url, page };
  const posting = await readWithBoards(input, answers, options);
  if (posting) return posting;
  const isOver = isBoard && failures.some(isGone);
  if (!isShell && !isOver) return undefined;
  const own = await read(input, options);
  if (own?.foundBy === 'schema.org') return own;
  throw failures.find((failure) => !isGone(failure)) ?? failures[0] ?? new GuardedFetchError('page-gone');
}

/** Greenhouse leads from a posting that is gone to the list of the others. */
const isListInstead = (url: string): boolean =>
  /^https:\/\/(?:job-)?boards(?:\.eu)?\.greenhouse\.io\/[^?#]*\?(?:[^#]*&)?error=true\b/.test(url);

const isGone = (error: unknown): boolean => error instanceof GuardedFetchError && error.code === 'page-gone';

interface BoardAnswer {
  readonly board: Board;
  readonly address: string;
  readonly text: string;
}

/** What the recruiting services answer for addresses of postings, and why others didn't. */
async function askBoards(
  addresses: readonly string[],
  options: CaptureOptions,
): Promise<{ answers: readonly BoardAnswer[]; failures: readonly unknown[] }> {
  const asked = await Promise.allSettled(
    addresses.map(async (address) => {
      const board = boardOf(address, options.boardUrls ?? {});
      return board && { board, address, text: await fetchBoard(board, options) };
    }),
  );
  return {
    answers: asked.flatMap((each) => (each.status === 'fulfilled' && each.value ? [each.value] : [])),
    failures: asked.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : [])),
  };
}

/** A posting with the first answer that has it; undefined if none does. */
async function readWithBoards(
  input: CaptureInput,
  answers: readonly BoardAnswer[],
  options: CaptureOptions,
): Promise<CapturedPosting | undefined> {
  for (const { board, address, text } of answers) {
    // Three at most, and the first nearly always has it.
    // oxlint-disable-next-line no-await-in-loop
    const posting = await read({ ...input, boardAddress: address, boardText: text }, options);
    if (posting?.foundBy === board.name) return posting;
  }
  return undefined;
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
