import { deleteUser, getUser, sendSupportEmail } from '@keepmark/contracts';
import { describe, expect, it } from 'vitest';
import { type ApiClient, type ApiClientOptions, createApiClient } from './api-client';
import { call } from './call';
import { json, localService } from './testing/local-service';

const email = { emailFrom: 'ada@example.com', emailFromName: 'Ada', emailBody: 'How do I …?' };
const signedIn = (service: Pick<ApiClientOptions, 'baseUrl'>, timeoutMs = 30_000) =>
  createApiClient({ baseUrl: service.baseUrl, timeoutMs, token: () => Promise.resolve('token') });
const done = { success: true };
const sendEmail = (service: Pick<ApiClientOptions, 'baseUrl'>) =>
  call(createApiClient(service), sendSupportEmail, { body: email });
const readUser = (client: ApiClient, signal?: AbortSignal) =>
  call(client, getUser, { params: { id: 'user-1' }, signal });
const removeUser = (client: ApiClient) => call(client, deleteUser, { params: { id: 'user-1' } });

describe('the body', () => {
  it('decides, whatever the status', async () => {
    await using service = await localService(json(500, done));
    expect(await sendEmail(service)).toBe(true);
  });

  it('is a refusal even with a good status', async () => {
    await using service = await localService(json(200, { success: false, code: 'full', message: 'Try later.' }));
    await expect(sendEmail(service)).rejects.toMatchObject({
      name: 'ApiError',
      status: 200,
      code: 'full',
      message: 'Try later.',
    });
  });

  it('comes with the time to wait', async () => {
    const refusal = json(429, { success: false, code: 'rate', message: 'Too many.' }, { 'retry-after': '17' });
    await using service = await localService(refusal);
    await expect(sendEmail(service)).rejects.toMatchObject({ retryAfterSeconds: 17 });
  });

  it('gets a message and a code when the server sends none', async () => {
    await using service = await localService(json(400, { success: false }));
    await expect(sendEmail(service)).rejects.toMatchObject({
      code: 'http-400',
      message: expect.stringMatching(/Try again/),
    });
  });

  it.each([
    ['the error page of a proxy', '<html>502 Bad Gateway</html>'],
    ['empty', ''],
    ['another shape', '{"hello":"world"}'],
    ['not an object', 'null'],
  ])('is unexpected when it is %s', async (_, text) => {
    await using service = await localService((response) => void response.writeHead(418).end(text));
    await expect(sendEmail(service)).rejects.toMatchObject({
      name: 'UnexpectedAnswerError',
      code: 'unexpected-answer',
      status: 418,
      message: expect.stringMatching(/status 418.*Reload/),
    });
  });
});

describe('a retry', () => {
  it.each([502, 503, 504, 408])('is made for an idempotent call after %s', async (status) => {
    await using service = await localService(json(status, {}), json(200, done));
    expect(await removeUser(signedIn(service))).toBe(true);
    expect(service.seen).toHaveLength(2);
  });

  it('is made for an idempotent call whose connection broke', async () => {
    await using service = await localService((response) => void response.destroy(), json(200, done));
    expect(await removeUser(signedIn(service))).toBe(true);
    expect(service.seen).toHaveLength(2);
  });

  it('is made at most twice', async () => {
    await using service = await localService(json(503, { success: false, code: 'busy', message: 'Come back.' }));
    await expect(readUser(signedIn(service))).rejects.toMatchObject({ code: 'busy', status: 503 });
    expect(service.seen).toHaveLength(3);
  });

  it.each([400, 404, 429, 500])('is not made after %s', async (status) => {
    await using service = await localService(json(status, { success: false, message: 'No.' }));
    await expect(readUser(signedIn(service))).rejects.toMatchObject({ status });
    expect(service.seen).toHaveLength(1);
  });

  it('is not made for a call that is not idempotent', async () => {
    await using service = await localService((response) => void response.destroy(), json(200, done));
    await expect(sendEmail(service)).rejects.toMatchObject({
      name: 'NetworkError',
      code: 'network',
    });
    expect(service.seen).toHaveLength(1);
  });
});

describe('the deadline', () => {
  it('ends a call without an answer', async () => {
    await using service = await localService(() => {});
    await expect(readUser(signedIn(service, 60))).rejects.toMatchObject({
      name: 'TimeoutError',
      code: 'timeout',
      timeoutMs: 60,
      message: expect.stringMatching(/within 1 second/),
    });
  });

  it('ends a call whose body never ends', async () => {
    await using service = await localService((response) => void response.writeHead(200).write('{"success"'));
    await expect(readUser(signedIn(service, 60))).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

describe('a signal', () => {
  it('ends a call with its own reason', async () => {
    await using service = await localService(() => {});
    const controller = new AbortController();
    const calling = readUser(signedIn(service), controller.signal);
    controller.abort();
    await expect(calling).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('that is already aborted sends nothing', async () => {
    await using service = await localService(json(200, done));
    await expect(readUser(signedIn(service), AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
    expect(service.seen).toEqual([]);
  });
});

it('accepts a base URL with a path and a trailing slash', async () => {
  await using service = await localService(json(200, done));
  await sendEmail({ baseUrl: `${service.baseUrl}/api/` });
  expect(service.seen[0]?.url).toBe('/api/email/support');
});
