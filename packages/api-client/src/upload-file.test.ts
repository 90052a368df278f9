// @vitest-environment jsdom
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { createApiClient } from './api-client';
import { ApiError } from './api-error';
import { NetworkError } from './network-error';
import { UnexpectedAnswerError } from './unexpected-answer-error';
import { uploadFile } from './upload-file';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that reads an upload and answers it. `undefined` never answers. */
async function startServer(status: number, answer: string | undefined) {
  const seen: { authorization: string | undefined; body: string }[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    response
      .setHeader('access-control-allow-origin', '*')
      .setHeader('access-control-allow-headers', '*, authorization');
    response.setHeader('access-control-expose-headers', 'retry-after').setHeader('retry-after', '30');
    const body = await text(request);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    seen.push({ authorization: request.headers.authorization, body });
    if (answer !== undefined) response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, seen };
}
const picture = new File(['pixels'], 'map.png', { type: 'image/png' });

it('sends files and fields with the token, says how much was sent, and gives the data', async () => {
  const { baseUrl, seen } = await startServer(200, '{"success":true,"data":{"id":7}}');
  const client = createApiClient({ baseUrl, token: () => Promise.resolve('secret') });
  const shares: number[] = [];
  const options = { fields: { emailBody: 'Hello' }, onProgress: (share: number) => shares.push(share) };
  expect(await uploadFile(client, 'email/support/pictures', [picture], options)).toEqual({ id: 7 });
  expect(seen[0]?.authorization).toBe('Bearer secret');
  expect(seen[0]?.body).toMatch(/name="emailBody"\s+Hello/);
  expect(seen[0]?.body).toMatch(/name="file"; filename="map.png"\s+Content-Type: image\/png\s+pixels/i);
  expect(shares.at(-1)).toBe(1);
});

it('throws the server’s refusal', async () => {
  const { baseUrl } = await startServer(413, '{"success":false,"code":"too-large","message":"Use smaller pictures."}');
  const refused = await uploadFile(createApiClient({ baseUrl }), 'x', [picture]).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({
    status: 413,
    code: 'too-large',
    message: 'Use smaller pictures.',
    retryAfterSeconds: 30,
  });
});

it('tells an answer that isn’t JSON from a server that isn’t there', async () => {
  const { baseUrl } = await startServer(502, '<html>');
  await expect(uploadFile(createApiClient({ baseUrl }), 'x', [picture])).rejects.toThrow(UnexpectedAnswerError);
  const nobody = createApiClient({ baseUrl: 'http://127.0.0.1:9/' });
  await expect(uploadFile(nobody, 'x', [picture])).rejects.toThrow(NetworkError);
});

it('stops when it is aborted, before or on the way', async () => {
  const { baseUrl, seen } = await startServer(200, undefined);
  const controller = new AbortController();
  const sending = uploadFile(createApiClient({ baseUrl }), 'x', [picture], { signal: controller.signal });
  await expect.poll(() => seen.length).toBe(1);
  controller.abort();
  await expect(sending).rejects.toThrow('aborted');
  await expect(
    uploadFile(createApiClient({ baseUrl }), 'x', [picture], { signal: AbortSignal.abort() }),
  ).rejects.toThrow('aborted');
  expect(seen).toHaveLength(1);
});
