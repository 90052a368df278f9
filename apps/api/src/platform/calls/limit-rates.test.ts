import type { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../../testing/free-port';
import { buildTestApp, call, signedIn, type TestApp } from '../../testing/test-app';
import { testToken } from '../../testing/test-token';

const opened: TestApp[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((test) => test.close()));
});
async function open(...parameters: Parameters<typeof buildTestApp>): Promise<TestApp> {
  const test = await buildTestApp(...parameters);
  opened.push(test);
  return test;
}

const getAs = (uid: string) => ({ headers: signedIn(testToken({ uid })) });

/** Counts in memory what Redis would count, so that several apps can share it. */
function sharedCounts(): Redis {
  const counts = new Map<string, number>();
  const rateLimit = (key: string, timeWindowMs: number, ...rest: unknown[]) => {
    const done = rest.at(-1) as (error: null, result: [number, number]) => void;
    const current = (counts.get(key) ?? 0) + 1;
    counts.set(key, current);
    done(null, [current, timeWindowMs]);
  };
  return { rateLimit, rateLimitRead: rateLimit } as unknown as Redis;
}

describe('the limit per address', () => {
  it('answers 429 and when to come back', async () => {
    const { app } = await open({ RATE_LIMIT_PER_ADDRESS: '3' });
    for (let index = 0; index < 3; index++) expect((await call(app, '/user/get/ada')).status).toBe(401);
    const { status, headers, answer } = await call(app, '/user/get/ada');
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(answer).toEqual({
      success: false,
      code: 'rate-limited',
      message: expect.stringMatching(/^That was too many requests. Try again in (a minute|\d+ seconds)\.$/),
    });
  });

  it('counts unknown calls too, so that nobody can search for calls without end', async () => {
    const { app } = await open({ RATE_LIMIT_PER_ADDRESS: '2' });
    expect((await call(app, '/admin')).status).toBe(404);
    expect((await call(app, '/wp-login.php')).status).toBe(404);
    expect((await call(app, '/.env')).status).toBe(429);
  });

  it('does not count what a load balancer asks', async () => {
    const { app } = await open({ RATE_LIMIT_PER_ADDRESS: '1' });
    for (const path of ['/health', '/ready', '/health', '/ready']) {
      expect((await call(app, path, { method: 'GET' })).status).toBe(200);
    }
  });

  it('tells callers behind a trusted proxy apart, and believes nobody else', async () => {
    const trusting = await open({ RATE_LIMIT_PER_ADDRESS: '1', TRUST_PROXY: 'loopback' });
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    expect((await call(trusting.app, '/nothing', from('203.0.113.1'))).status).toBe(404);
    expect((await call(trusting.app, '/nothing', from('203.0.113.2'))).status).toBe(404);
    expect((await call(trusting.app, '/nothing', from('203.0.113.1'))).status).toBe(429);

    const strict = await open({ RATE_LIMIT_PER_ADDRESS: '1', TRUST_PROXY: '192.0.2.1' });
    expect((await call(strict.app, '/nothing', from('203.0.113.1'))).status).toBe(404);
    expect((await call(strict.app, '/nothing', from('203.0.113.2'))).status).toBe(429);
  });
});

describe('the limit per user', () => {
  it('holds wherever the user calls from, and for that user alone', async () => {
    const { app } = await open({ RATE_LIMIT_PER_USER: '2', TRUST_PROXY: 'loopback' });
    const from = (uid: string, address: string) => {
      const { headers } = getAs(uid);
      return { headers: { ...headers, 'x-forwarded-for': address } };
    };
    expect((await call(app, '/user/get/ada', from('ada', '203.0.113.1'))).status).toBe(404);
    expect((await call(app, '/user/get/ada', from('ada', '203.0.113.2'))).status).toBe(404);
    const limited = await call(app, '/user/get/ada', from('ada', '203.0.113.3'));
    expect(limited).toMatchObject({ status: 429, answer: { code: 'rate-limited' } });
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call(app, '/user/get/bob', from('bob', '203.0.113.3'))).status).toBe(404);
  });
});

describe('support mail', () => {
  it('has a tighter limit of its own', async () => {
    const { app } = await open();
    const body = { emailFrom: 'a@example.com', emailFromName: 'A', emailBody: 'Help' };
    const statuses = [];
    for (let index = 0; index < 21; index++) statuses.push((await call(app, '/email/support', { body })).status);
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(statuses[20]).toBe(429);
  });
});

describe('shared counts', () => {
  it('hold over two processes', async () => {
    const redis = sharedCounts();
    const settings = { RATE_LIMIT_PER_ADDRESS: '4', RATE_LIMIT_PER_USER: '2' };
    const [one, two] = [await open(settings, { redis }), await open(settings, { redis })];
    expect((await call(one.app, '/user/get/ada', getAs('ada'))).status).toBe(404);
    expect((await call(two.app, '/user/get/ada', getAs('ada'))).status).toBe(404);
    expect((await call(one.app, '/user/get/ada', getAs('ada'))).status).toBe(429);
    expect((await call(two.app, '/user/get/bob', getAs('bob'))).status).toBe(404);
    const byAddress = await call(one.app, '/user/get/bob', getAs('bob'));
    expect(byAddress).toMatchObject({ status: 429, answer: { code: 'rate-limited' } });
  });

  it('do not end the service when Redis is away', async () => {
    const port = await freePort();
    const { app, logLines } = await open({
      REDIS_URL: `redis://127.0.0.1:${port}`,
      RATE_LIMIT_PER_ADDRESS: '1',
      LOG_LEVEL: 'warn',
    });
    expect((await call(app, '/user/get/ada', getAs('ada'))).status).toBe(404);
    expect((await call(app, '/user/get/ada', getAs('ada'))).status).toBe(404);
    expect(logLines.filter((line) => line.includes('Redis is away'))).toHaveLength(1);
  });

  const redisUrl = process.env['KEEPMARK_TEST_REDIS_URL'];
  it.skipIf(!redisUrl)('hold over two processes through a real Redis', async () => {
    const uid = `ada-${Date.now()}`;
    const settings = { REDIS_URL: redisUrl, RATE_LIMIT_PER_USER: '2' };
    const [one, two] = [await open(settings), await open(settings)];
    expect((await call(one.app, `/user/get/${uid}`, getAs(uid))).status).toBe(404);
    expect((await call(two.app, `/user/get/${uid}`, getAs(uid))).status).toBe(404);
    expect((await call(one.app, `/user/get/${uid}`, getAs(uid))).status).toBe(429);
  });
});
