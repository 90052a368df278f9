import { type CapturedPosting, type CaptureRequest, linesOfHtml, webAddress, workplaceOf } from '@keepmark/contracts';
import { GuardedFetchError } from '../guarded-fetch/guarded-fetch-error';
import type { GuardedFetcher } from '../guarded-fetch/guarded-fetch';
import type { LocationResolver } from '../locations/resolve-location';
import { boardOf } from './boards/board-of';
import type { Board, BoardUrls } from './boards/board';
import { findJobPosting } from './find-job-posting';
import { mergedPosting, type PartialPosting } from './found-posting';
import { pinPlace } from './pin-place';
import { readJobPosting } from './read-job-posting';
import { type ReadPage, readPage, sentTextOf } from './read-page';
import { readPastedPosting } from './pasted/read-pasted-posting';
import { webUrlOf } from './read-things';

export interface CaptureOptions {
  readonly fetcher: GuardedFetcher;
  readonly resolver: () => LocationResolver;
  readonly boardUrls?: BoardUrls | undefined;
}

/**
 * Reads a posting from its address or its text.
 * @throws {GuardedFetchError} when the address cannot be read
 */
export async function capturePosting(request: CaptureRequest, options: CaptureOptions): Promise<CapturedPosting> {
  const text = request.text?.trim() ?? '';
  const shared = request.url ? undefined : sharedAddress(text);
  const url = webAddress(request.url ?? shared ?? '');
  if (url === undefined) throw new GuardedFetchError('address-refused');
  const found =
    text !== '' && shared === undefined ? await readSent(text, url, options) : await readAddress(url, options);
  const posting = pinPlace(mergedPosting(found.sources), options.resolver);
  // A label or a place says it best; else its title or text may.
  const workplace = posting.workplace || workplaceOf({ ...posting, description: linesOfHtml(posting.description) });
  return { ...posting, workplace, url: found.url, foundBy: found.foundBy };
}

interface Found extends ReadPage {
  readonly url: string;
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
async function readSent(text: string, url: string, options: CaptureOptions): Promise<Found> {
  const read = readText(text, url, options);
  const board = boardOf(url, options.boardUrls ?? {});
  if (!board) return read;
  // The person has the page: that its service does not answer takes nothing from it.
  const posting = await readBoard(board, options).catch(() => undefined);
  return posting ? { url, foundBy: board.name, sources: [posting, ...read.sources] } : read;
}

/** A text that the person has: the HTML of a page, JSON-LD, or what they copied. */
function readText(text: string, url: string, options: CaptureOptions): Found {
  if (/^[[{]/.test(text)) {
    const posting = findJobPosting([jsonOf(text)], url);
    if (posting)
      return { url: url || webUrlOf(posting['url']), foundBy: 'schema.org', sources: [readJobPosting(posting)] };
  }
  if (/<(?:html|head|body|script|meta)\b/i.test(text)) return { url, ...readSentPage(text, url, options) };
  return { url, foundBy: 'text', sources: [readPastedPosting(text, options.resolver)] };
}

/** A page that the bookmarklet sent. Where its JSON-LD is broken, the text that the person sees says more than its title. */
function readSentPage(html: string, url: string, { resolver }: CaptureOptions): ReadPage {
  const page = readPage(html, url);
  const text = page.foundBy === 'schema.org' ? '' : sentTextOf(html);
  return text === '' ? page : { foundBy: 'text', sources: [readPastedPosting(text, resolver), ...page.sources] };
}

/** Reads a page, and the JSON of the recruiting service that it belongs to. */
async function readAddress(url: string, options: CaptureOptions): Promise<Found> {
  const { fetcher, boardUrls = {} } = options;
  const board = boardOf(url, boardUrls);
  const [page, told] = await Promise.allSettled([
    fetcher.read(url),
    board ? readBoard(board, options) : Promise.resolve(undefined),
  ]);
  // The service knows best: its page for a deleted posting is often the list of the others.
  if (told.status === 'rejected' && told.reason instanceof GuardedFetchError && told.reason.code === 'page-gone') {
    throw told.reason;
  }
  const posting = told.status === 'fulfilled' ? told.value : undefined;
  if (page.status === 'rejected') {
    if (!board || !posting) throw page.reason;
    return { url, foundBy: board.name, sources: [posting] };
  }
  const read = readPage(page.value.text, page.value.url);
  if (board && posting) return { url, foundBy: board.name, sources: [posting, ...read.sources] };
  return { url: page.value.url, ...read };
}

async function readBoard(board: Board, { fetcher, resolver }: CaptureOptions): Promise<PartialPosting | undefined> {
  const { text } = await fetcher.read(board.jsonUrl, { accept: 'application/json' });
  return board.read(jsonOf(text), resolver());
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
