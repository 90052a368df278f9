import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { build } from 'vite';

const contentTypes: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** A script and the modules it loads, as a page under one address until it is closed. */
export interface ServedPage {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** @param script absolute path of the page's TypeScript. @param outFolder where its bundle goes. */
export async function servePage(script: string, outFolder: string): Promise<ServedPage> {
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@keepmark/source', 'module', 'browser', 'development|production'] },
    build: {
      outDir: outFolder,
      emptyOutDir: true,
      lib: { entry: script, formats: ['es'], fileName: 'page' },
    },
  });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://page').pathname;
    // Isolated, so that the page's clock ticks every 5 µs.
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    response.setHeader('cross-origin-embedder-policy', 'require-corp');
    if (path === '/')
      response.setHeader('content-type', 'text/html').end('<script type="module" src="/page.js"></script>');
    else sendFile(join(outFolder, path), response);
  });
  return { url: `http://localhost:${await listening(server)}/`, close: () => closed(server) };
}

function sendFile(path: string, response: ServerResponse): void {
  readFile(path).then(
    (content) => response.setHeader('content-type', contentTypes[extname(path)] ?? 'text/plain').end(content),
    () => response.writeHead(404).end(),
  );
}

/** On any free port, so that runs may go on side by side. Gives the port. */
const listening = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
