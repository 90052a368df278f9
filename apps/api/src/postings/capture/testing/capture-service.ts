import { createServer } from 'node:http';
import { publicInternet } from '../../../platform/guarded-fetch/address-policy';
import { listen } from '../../../testing/free-port';
import { buildTestApp, signedIn } from '../../../testing/test-app';
import { testToken } from '../../../testing/test-token';

export interface ServedPage {
  readonly status?: number;
  readonly type?: string;
  readonly location?: string;
  readonly body?: string;
}

export const json = (body: unknown): ServedPage => ({ type: 'application/json', body: JSON.stringify(body) });

/** The service beside a local server that stands in for the Internet: its pages, and every recruiting service's JSON. */
export async function startCaptureService() {
  const pages = new Map<string, ServedPage>();
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const page = pages.get(url);
    response.writeHead(page ? (page.status ?? 200) : 404, {
      'content-type': page?.type ?? 'text/html',
      ...(page?.location && { location: page.location }),
    });
    response.end(page?.body ?? '');
  });
  const port = await listen(server);
  const origin = `http://127.0.0.1:${port}`;
  const { app, close } = await buildTestApp(
    { RATE_LIMIT_PER_USER: '1000' },
    {
      capture: {
        fetching: {
          // A loaded machine may take its time.
          timeoutMs: 20_000,
          policy: {
            allowsAddress: (address) => address === '127.0.0.1' || publicInternet.allowsAddress(address),
            allowsPort: (wanted) => wanted === port || publicInternet.allowsPort(wanted),
          },
          // No name of the real Internet is looked up by a test.
          resolveName: (name, done) => {
            if (name === 'rebound.example') done(null, [{ address: '127.0.0.2', family: 4 }]);
            else done(new Error('ENOTFOUND'), []);
          },
        },
        boardUrls: { greenhouse: origin, lever: origin, ashby: origin, workday: origin },
      },
    },
  );

  let captures = 0;
  return {
    app,
    origin,
    pages,
    /** The paths that the local server was asked for. */
    asked,
    /** Asks for a capture, from another address each time: the limit of one is a test's own business. */
    async capture(body: unknown, headers: Record<string, string> = signedIn(testToken({ uid: 'ada' }))) {
      captures += 1;
      const response = await app.inject({
        method: 'POST',
        url: '/jobs/capture',
        headers: { ...headers, 'content-type': 'application/json' },
        remoteAddress: `10.1.${Math.floor(captures / 250)}.${(captures % 250) + 1}`,
        payload: JSON.stringify(body),
      });
      return { status: response.statusCode, answer: response.json<Record<string, unknown>>() };
    },
    async close() {
      await close();
      server.closeAllConnections();
      server.close();
    },
  };
}

export type CaptureService = Awaited<ReturnType<typeof startCaptureService>>;
