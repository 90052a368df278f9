import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Neither what Linux and macOS choose from themselves, nor what `findFreePort` of tooling/dev does: nobody gets one of these by chance. */
const firstPort = 10_000;
const portsOfWorker = 200;
const lastWorker = 49;

const worker = Math.min(Number(process.env['VITEST_POOL_ID'] ?? 0), lastWorker);
let next = firstPort + worker * portsOfWorker;

/** A TCP port on 127.0.0.1 that nobody listens on, and that no other test of this run is given. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next++;
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((done) => {
    probe.once('error', () => done(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => done(true)));
  });
}

/** Listens on 127.0.0.1, on any port when none is given, and gives that port. */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no TCP port.');
  return address.port;
}
