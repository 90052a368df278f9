import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../../../testing/free-port';
import type { FetchSettings } from '../sources/fetch-bytes';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface FeedServer {
  readonly url: string;
  /** The paths and query strings that were asked for, in order. */
  readonly requests: string[];
  /** What the next requests get, one after the other; the last one stays. */
  answers: Answer[];
  close: () => Promise<void>;
}

/** A server on this machine that answers like a service's board, or as badly as a test wants. */
export async function startFeedServer(): Promise<FeedServer> {
  const requests: string[] = [];
  const served: FeedServer = { url: '', requests, answers: [], close: async () => {} };
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const answer = served.answers.length > 1 ? served.answers.shift() : served.answers[0];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  const port = await listen(server);
  return Object.assign(served, {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  });
}

export const json =
  (body: unknown): Answer =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json').end(typeof body === 'string' ? body : JSON.stringify(body));
  };

export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(code, headers).end('not today');
  };

/** Begins an answer and says nothing more. */
export const stall =
  (beginning = ''): Answer =>
  (_request, response) => {
    if (beginning !== '') response.write(beginning);
  };

export const hangUp: Answer = (request) => {
  request.socket.destroy();
};

/** Sends white space for as long as somebody listens. */
export const flood: Answer = (_request, response) => {
  const chunk = Buffer.alloc(64 * 1024, ' ');
  const send = (): void => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', send).on('error', () => {});
  send();
};

/** Settings of a test: little to send, short pauses, and patience enough for a busy machine. */
export const hasty: FetchSettings = { timeoutMs: 10_000, maxBytes: 1024 * 1024, retries: 2, retryDelayMs: 5 };
