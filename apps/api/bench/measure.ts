import { encodeRequest, PlainConnection } from './plain-connection';

/** What one benchmark found: a line of JSON on standard output. */
export interface BenchResult {
  readonly bench: string;
  /** Measurements. */
  readonly n: number;
  readonly unit: 'ms' | 'MB';
  readonly median: number;
  readonly p95: number;
  /** What the same was measured on beside it. */
  readonly peer?: string;
  readonly peer_median?: number;
  /** `median` divided by `peer_median`. */
  readonly ratio?: number;
  /** Requests that the service answered in a second, to all clients together. */
  readonly per_second?: number;
  /** The one of several requests that was slowest. */
  readonly slowest?: string;
  readonly peer_per_second?: number;
}

/** Requests that were answered: how long each took, and how long it took until all were. */
export interface Asked {
  readonly timesMs: readonly number[];
  readonly tookMs: number;
}

/** What several turns come to. */
export const joined = (turns: readonly Asked[]): Asked => ({
  timesMs: turns.flatMap(({ timesMs }) => timesMs),
  tookMs: turns.reduce((sum, { tookMs }) => sum + tookMs, 0),
});

const perSecond = ({ timesMs, tookMs }: Asked): number => Math.round((timesMs.length * 1000) / tookMs);

/** @param asked one call, and the empty one that was asked beside it. */
export function compare(
  bench: string,
  asked: Asked,
  peer: { readonly name: string; readonly asked: Asked },
): BenchResult {
  return {
    ...summarize(bench, asked.timesMs, { name: peer.name, timesMs: peer.asked.timesMs }),
    per_second: perSecond(asked),
    peer_per_second: perSecond(peer.asked),
  };
}

/** @param timesMs one for each measurement. @param peer the same of something to compare with. */
export function summarize(
  bench: string,
  timesMs: readonly number[],
  peer?: { name: string; timesMs: readonly number[] },
): BenchResult {
  const median = quantile(timesMs, 0.5);
  const own = {
    bench,
    n: timesMs.length,
    unit: 'ms',
    median: round(median),
    p95: round(quantile(timesMs, 0.95)),
  } as const;
  if (!peer) return own;
  const peerMedian = quantile(peer.timesMs, 0.5);
  return { ...own, peer: peer.name, peer_median: round(peerMedian), ratio: round(median / peerMedian) };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const round = (value: number): number => Math.round(value * 100) / 100;

export interface ClientRequest {
  readonly path: string;
  /** Sent as JSON by POST; a GET without it. */
  readonly body?: unknown;
  /** Bytes of a file: "bytes=0-99". */
  readonly range?: string;
  /** Of who is signed in. */
  readonly token?: string;
}

/**
 * Lets clients send requests one after the other, all of them at once, and gives how long each took from the request to
 * the last byte of the answer.
 * @throws Error for an answer that is neither 200 nor 206, or says that it is an error.
 */
export async function askConcurrently(
  url: string,
  requests: readonly ClientRequest[],
  clients: number,
): Promise<Asked> {
  const timesMs: number[] = [];
  // The client's part is kept small, since it is measured along: requests are written beforehand.
  const waiting = requests.map(encoded);
  const client = async (): Promise<void> => {
    const connection = await PlainConnection.open(url);
    for (let request = waiting.shift(); request; request = waiting.shift())
      timesMs.push(await ask(connection, request));
    connection.close();
  };
  const startMs = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  return { timesMs, tookMs: performance.now() - startMs };
}

interface EncodedRequest {
  readonly path: string;
  readonly bytes: Buffer;
}

export function encoded({ path, body, range, token }: ClientRequest): EncodedRequest {
  const headers = {
    ...(range !== undefined && { range }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  return { path, bytes: encodeRequest(path, body === undefined ? undefined : JSON.stringify(body), headers) };
}

async function ask(connection: PlainConnection, { path, bytes }: EncodedRequest): Promise<number> {
  const startMs = performance.now();
  const { status, body } = await connection.ask(bytes);
  const timeMs = performance.now() - startMs;
  if (status !== 200 && status !== 206) throw new Error(`${path} answered ${status}: ${body.slice(0, 300)}`);
  return timeMs;
}
