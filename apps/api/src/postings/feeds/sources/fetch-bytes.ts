import { setTimeout as wait } from 'node:timers/promises';
import { FeedError } from '../feed-error';

export interface FetchSettings {
  /** How long to wait for the answer to begin, and then for each next piece of it. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** How often a request that failed for a moment (429, 5xx, no connection) is repeated. */
  readonly retries: number;
  /** Before the first repetition; doubles with each. */
  readonly retryDelayMs: number;
}

const defaultFetchSettings: FetchSettings = {
  timeoutMs: 30_000,
  maxBytes: 200 * 1024 * 1024,
  retries: 3,
  retryDelayMs: 1000,
};

const maxRetryDelayMs = 30_000;

/**
 * The body of a GET, piece by piece.
 * @throws FeedError for anything but a complete answer with status 200.
 */
export async function* fetchBytes(
  url: URL,
  signal: AbortSignal,
  settings: FetchSettings = defaultFetchSettings,
): AsyncGenerator<Uint8Array> {
  if (!/^https?:$/.test(url.protocol)) {
    throw new FeedError('bad-target', `A feed is read over http or https, and ${url.protocol}// is neither.`);
  }
  const ended = new AbortController();
  const both = AbortSignal.any([signal, ended.signal]);
  try {
    const response = await requestWithRetries(url, both, settings);
    yield* readBody(response, url, settings);
  } finally {
    // A consumer that stops early must not leave a connection that keeps sending.
    ended.abort();
  }
}

async function requestWithRetries(url: URL, signal: AbortSignal, settings: FetchSettings): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await request(url, signal, settings.timeoutMs);
    if (outcome instanceof Response && outcome.ok) return outcome;
    const problem = outcome instanceof Response ? refusal(outcome, url) : outcome;
    if (outcome instanceof Response) await outcome.body?.cancel();
    const isPassing = !(outcome instanceof Response) || outcome.status === 429 || outcome.status >= 500;
    if (problem.code === 'stopped' || !isPassing || attempt >= settings.retries) throw problem;
    const asked = outcome instanceof Response ? Number(outcome.headers.get('retry-after') ?? 0) * 1000 : 0;
    const delayMs = Math.max(settings.retryDelayMs * 2 ** attempt, asked || 0);
    await wait(Math.min(delayMs, maxRetryDelayMs), undefined, { signal }).catch(() => {
      throw stopped(url);
    });
  }
}

async function request(url: URL, signal: AbortSignal, timeoutMs: number): Promise<Response | FeedError> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  try {
    return await fetch(url, {
      signal: AbortSignal.any([signal, late.signal]),
      headers: { accept: 'application/json', 'user-agent': 'Keepmark feed reader' },
    });
  } catch (cause) {
    if (signal.aborted) return stopped(url);
    return late.signal.aborted ? timedOut(url, timeoutMs) : unreachable(url, cause);
  } finally {
    clearTimeout(timer);
  }
}

async function* readBody(response: Response, url: URL, settings: FetchSettings): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  let received = 0;
  if (!reader) return;
  for (;;) {
    const { done, value } = await nextPiece(reader, url, settings.timeoutMs);
    if (done) return;
    received += value.byteLength;
    if (received > settings.maxBytes) {
      const limitMib = Math.floor(settings.maxBytes / 1024 / 1024);
      throw new FeedError(
        'too-large',
        `${nameOf(url)} sends more than ${limitMib} MiB, which is too large for a feed.`,
      );
    }
    yield value;
  }
}

async function nextPiece(reader: ReadableStreamDefaultReader<Uint8Array>, url: URL, timeoutMs: number) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(timedOut(url, timeoutMs)), timeoutMs);
  });
  try {
    return await Promise.race([reader.read(), late]);
  } catch (cause) {
    if (cause instanceof FeedError) throw cause;
    throw unreachable(url, cause);
  } finally {
    clearTimeout(timer);
  }
}

function refusal(response: Response, url: URL): FeedError {
  if (response.status === 404) {
    return new FeedError('not-found', `${nameOf(url)} has no such list. Check the name or the address of the board.`);
  }
  return new FeedError('refused', `${nameOf(url)} answered with status ${response.status}. Try again later.`);
}

function timedOut(url: URL, timeoutMs: number): FeedError {
  return new FeedError('timeout', `${nameOf(url)} sent nothing for ${timeoutMs / 1000} seconds. Try again later.`);
}

function unreachable(url: URL, cause: unknown): FeedError {
  return new FeedError('unreachable', `${nameOf(url)} cannot be reached. Check the address and the network.`, {
    cause,
  });
}

const stopped = (url: URL): FeedError => new FeedError('stopped', `Reading ${nameOf(url)} was stopped.`);

/** Without the query string, because it may contain keys. */
const nameOf = (url: URL): string => `${url.host}${url.pathname}`;
