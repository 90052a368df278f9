import { describe, expect, it } from 'vitest';
import { type ApiClientOptions, createApiClient } from './api-client';
import { sendSupportEmail } from './support';
import { json, localService } from './testing/local-service';
import { deleteUser, getUser } from './users';

const letter = { emailFrom: 'ada@example.com', emailFromName: 'Ada', emailBody: 'How do I …?' };
const signedIn = (service: Pick<ApiClientOptions, 'baseUrl'>, timeoutMs = 30_000) =>
  createApiClient({ baseUrl: service.baseUrl, timeoutMs, token: () => Promise.resolve('token') });
const done = { success: true };

describe('what the body says', () => {
  it('counts, whatever the status', async () => {
    await using service = await localService(json(500, done));
    expect(await sendSupportEmail(createApiClient(service), letter)).toBe(true);
  });

  it('counts when it says no with a good status', async () => {
    await using service = await localService(json(200, { success: false, code: 'full', message: 'Write later.' }));
    await expect(sendSupportEmail(createApiClient(service), letter)).rejects.toMatchObject({
      name: 'ApiError',
      status: 200,
      code: 'full',
      message: 'Write later.',
    });
  });

  it('tells how long to wait', async () => {
    const refusal = json(429, { success: false, code: 'rate', message: 'Too many.' }, { 'retry-after': '17' });
    await using service = await localService(refusal);
    await expect(sendSupportEmail(createApiClient(service), letter)).rejects.toMatchObject({ retryAfterSeconds: 17 });
  });

  it('has a sentence and a code when the service gives none', async () => {
    await using service = await localService(json(400, { success: false }));
    await expect(sendSupportEmail(createApiClient(service), letter)).rejects.toMatchObject({
      code: 'http-400',
      message: expect.stringMatching(/Try again/),
    });
  });

  it.each([
    ['a page of a proxy', '<html>502 Bad Gateway</html>'],
    ['nothing', ''],
    ['another shape', '{"hello":"world"}'],
    ['no object', 'null'],
  ])('is unexpected when it is %s', async (_, text) => {
    await using service = await localService((response) => void response.writeHead(418).end(text));
    await expect(sendSupportEmail(createApiClient(service), letter)).rejects.toMatchObject({
      name: 'UnexpectedAnswerError',
      code: 'unexpected-answer',
      status: 418,
      message: expect.stringMatching(/status 418.*Reload/),
    });
  });
});

describe('another try', () => {
  it.each([502, 503, 504, 408])('is made for an idempotent call after %s', async (status) => {
    await using service = await localService(json(status, {}), json(200, done));
    expect(await deleteUser(signedIn(service), 'user-1')).toBe(true);
    expect(service.seen).toHaveLength(2);
  });

  it('is made for an idempotent call whose connection broke', async () => {
    await using service = await localService((response) => void response.destroy(), json(200, done));
    expect(await deleteUser(signedIn(service), 'user-1')).toBe(true);
    expect(service.seen).toHaveLength(2);
  });

  it('is made twice and no more', async () => {
    await using service = await localService(json(503, { success: false, code: 'busy', message: 'Come back.' }));
    await expect(getUser(signedIn(service), 'user-1')).rejects.toMatchObject({ code: 'busy', status: 503 });
    expect(service.seen).toHaveLength(3);
  });

  it.each([400, 404, 429, 500])('is not made after %s', async (status) => {
    await using service = await localService(json(status, { success: false, message: 'No.' }));
    await expect(getUser(signedIn(service), 'user-1')).rejects.toMatchObject({ status });
    expect(service.seen).toHaveLength(1);
  });

  it('is not made for a call that would be done twice', async () => {
    await using service = await localService((response) => void response.destroy(), json(200, done));
    await expect(sendSupportEmail(createApiClient(service), letter)).rejects.toMatchObject({
      name: 'NetworkError',
      code: 'network',
    });
    expect(service.seen).toHaveLength(1);
  });
});

describe('the deadline', () => {
  it('ends a call that gets no answer', async () => {
    await using service = await localService(() => {});
    await expect(getUser(signedIn(service, 60), 'user-1')).rejects.toMatchObject({
      name: 'TimeoutError',
      code: 'timeout',
      timeoutMs: 60,
      message: expect.stringMatching(/within 1 second/),
    });
  });

  it('ends a call whose body never ends', async () => {
    await using service = await localService((response) => void response.writeHead(200).write('{"success"'));
    await expect(getUser(signedIn(service, 60), 'user-1')).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

describe('a signal', () => {
  it('ends a call, with its own reason', async () => {
    await using service = await localService(() => {});
    const controller = new AbortController();
    const calling = getUser(signedIn(service), 'user-1', { signal: controller.signal });
    controller.abort();
    await expect(calling).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('that has ended lets no call out', async () => {
    await using service = await localService(json(200, done));
    await expect(
      getUser(signedIn(service), 'user-1', { signal: AbortSignal.abort(new Error('left')) }),
    ).rejects.toThrow('left');
    expect(service.seen).toEqual([]);
  });
});

it('takes a base with a path and a closing slash', async () => {
  await using service = await localService(json(200, done));
  await sendSupportEmail(createApiClient({ baseUrl: `${service.baseUrl}/api/` }), letter);
  expect(service.seen[0]?.url).toBe('/api/email/support');
});
