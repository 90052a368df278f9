import { createServer, type Server } from 'node:net';

/** A TCP port on 127.0.0.1 that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  await new Promise((done) => probe.close(done));
  return port;
}

/** Listens on 127.0.0.1, on any port, and gives that port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no TCP port.');
  return address.port;
}
