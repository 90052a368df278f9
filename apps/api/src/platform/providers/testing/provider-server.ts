import { createServer } from 'node:http';
import { listen } from '../../../testing/free-port';

interface SeenRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface ProviderServer extends AsyncDisposable {
  readonly url: string;
  readonly seen: SeenRequest[];
  /** What it answers from now on: JSON, or a text as it is; `undefined` keeps it silent. */
  answer: (body: unknown, status?: number) => void;
}

/** A service on this machine that answers as a provider is documented to. */
export async function startProviderServer(first: unknown, firstStatus = 200): Promise<ProviderServer> {
  let [body, status] = [first, firstStatus];
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', headers } = request;
      const url = new URL(request.url ?? '/', 'http://localhost');
      seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      if (body === undefined) return;
      response.statusCode = status;
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/`,
    seen,
    answer: (next, nextStatus = 200) => {
      [body, status] = [next, nextStatus];
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
