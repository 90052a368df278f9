import { createServer } from 'node:http';
import { listen } from './free-port';

/**
 * The one call of the Auth emulator that firebase-admin makes for every emulator token: whether the user still is
 * there and enabled. Here everybody is, but for ids that begin with `disabled-` and `gone-`.
 */
export async function startSignInService(): Promise<{ host: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { localId } = JSON.parse(Buffer.concat(chunks).toString()) as { localId: string[] };
      const users = localId
        .filter((id) => !id.startsWith('gone-'))
        .map((id) => ({ localId: id, disabled: id.startsWith('disabled-') }));
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ users }));
    });
  });
  const port = await listen(server);
  return {
    host: `127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
