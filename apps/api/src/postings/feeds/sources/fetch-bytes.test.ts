import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Answer,
  type FeedServer,
  flood,
  hangUp,
  hasty,
  json,
  stall,
  startFeedServer,
  status,
} from '../testing/feed-server';
import { fetchBytes } from './fetch-bytes';

let server: FeedServer;
beforeAll(async () => {
  server = await startFeedServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
});

async function read(answers: Answer[], settings = hasty, signal = new AbortController().signal): Promise<string> {
  server.answers = answers;
  const chunks: Uint8Array[] = [];
  for await (const chunk of fetchBytes(new URL('/list?key=secret', server.url), signal, settings)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe('fetchBytes', () => {
  it('returns the whole body', async () => {
    expect(await read([json('[1,2,3]')])).toBe('[1,2,3]');
  });

  it('tries again after 500, 429 and a lost connection', async () => {
    expect(await read([status(500), status(429, { 'retry-after': '0' }), json('[]')])).toBe('[]');
    expect(server.requests).toHaveLength(3);
    expect(await read([hangUp, json('[]')])).toBe('[]');
  });

  it.each([
    ['refused', [status(503)], 3],
    ['unreachable', [hangUp], 3],
    ['refused', [status(403)], 1],
    ['not-found', [status(404)], 1],
  ])('gives up with "%s" in the end', async (code, answers, requests) => {
    await expect(read(answers)).rejects.toMatchObject({ name: 'FeedError', code });
    expect(server.requests).toHaveLength(requests);
  });

  it('times out without a response, and when a body stalls', async () => {
    // Long enough for each request to arrive before the timeout.
    const impatient = { ...hasty, timeoutMs: 1000 };
    await expect(read([stall()], impatient)).rejects.toMatchObject({ code: 'timeout' });
    expect(server.requests).toHaveLength(3);
    await expect(read([stall('[1,')], impatient)).rejects.toMatchObject({ code: 'timeout' });
  });

  it('limits an endless body', async () => {
    await expect(read([flood])).rejects.toMatchObject({ code: 'too-large' });
  });

  it('stops when aborted', async () => {
    const ending = new AbortController();
    const reading = read([stall()], hasty, ending.signal);
    ending.abort();
    await expect(reading).rejects.toMatchObject({ code: 'stopped' });
  });

  it('reads only http and https', async () => {
    const reading = fetchBytes(new URL('ftp://example.com/list'), new AbortController().signal, hasty).next();
    await expect(reading).rejects.toMatchObject({ code: 'bad-target' });
    await expect(read([status(302, { location: 'file:///etc/passwd' })])).rejects.toMatchObject({
      code: 'unreachable',
    });
  });

  it('never reveals the key in a URL', async () => {
    await expect(read([status(500)])).rejects.toThrow(/^127\.0\.0\.1:\d+\/list answered with status 500/);
  });
});
