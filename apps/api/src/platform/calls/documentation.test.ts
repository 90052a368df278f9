import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, call, type TestApp } from '../../testing/test-app';

interface Operation {
  summary?: string;
  security?: unknown[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, unknown>; required: string[] } }> };
  responses: Record<string, { content: Record<string, { schema: { properties: Record<string, unknown> } }> }>;
}

let test: TestApp;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  test = await buildTestApp();
  const { answer } = await call(test.app, '/openapi.json', { method: 'GET' });
  paths = answer['paths'] as typeof paths;
});
afterAll(() => test.close());

describe('the documentation', () => {
  it('describes every call and nothing else', () => {
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/health', '/ready', '/user/{id}', '/email/support']));
    expect(Object.keys(paths).filter((path) => /docs|openapi/.test(path))).toEqual([]);
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    for (const { summary } of operations) expect(summary).toMatch(/\S/);
  });

  it('says what a call takes, gives and needs', () => {
    const upsert = paths['/user/upsert']?.['post'];
    expect(upsert?.security).toEqual([{ bearer: [] }]);
    const body = upsert?.requestBody?.content['application/json']?.schema;
    expect(body?.properties).toMatchObject({
      id: { type: 'string', maxLength: 128 },
      emailVerified: { type: 'boolean' },
    });
    expect(body?.required).toContain('email');
    expect(upsert?.responses['200']?.content['application/json']?.schema.properties).toHaveProperty('data');

    const read = paths['/user/get/{id}']?.['post'];
    expect(read?.parameters).toMatchObject([{ name: 'id', in: 'path' }]);
    expect(read?.requestBody).toBeUndefined();
    expect(paths['/email/support']?.['post']?.security).toBeUndefined();
  });

  it('says how failure looks', () => {
    const responses = paths['/user/get/{id}']?.['post']?.responses ?? {};
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '4XX', '5XX']));
  });

  it('has a page for people', async () => {
    const page = await test.app.inject('/docs');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  });
});

describe('headers', () => {
  it('let the configured origins call, and no other', async () => {
    const preflight = (origin: string) =>
      test.app.inject({
        method: 'OPTIONS',
        url: '/user/ada',
        headers: {
          origin,
          'access-control-request-method': 'DELETE',
          'access-control-request-headers': 'authorization,content-type',
        },
      });
    const { statusCode, headers } = await preflight('http://localhost:3000');
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost:3000',
      'access-control-allow-methods': 'GET, POST, DELETE',
      'access-control-allow-headers': 'authorization, content-type, range, x-ai-key',
    });
    expect((await preflight('https://evil.example.com')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('reach errors too, so that a page can read them', async () => {
    const { status, headers } = await call(test.app, '/nothing', { headers: { origin: 'http://localhost:3001' } });
    expect(status).toBe(404);
    expect(headers['access-control-allow-origin']).toBe('http://localhost:3001');
  });

  it('keep a browser from making anything else of an answer', async () => {
    const { headers } = await call(test.app, '/health', { method: 'GET' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'no-referrer',
      'x-dns-prefetch-control': 'off',
      'x-download-options': 'noopen',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
    });
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('ask browsers for TLS in production only', async () => {
    const header = async (app: FastifyInstance) =>
      (await call(app, '/health', { method: 'GET' })).headers['strict-transport-security'];
    expect(await header(test.app)).toBeUndefined();
    const production = await buildTestApp({
      NODE_ENV: 'production',
      FIREBASE_PROJECT_ID: 'keepmark',
      FIREBASE_AUTH_EMULATOR_HOST: '',
    });
    expect(await header(production.app)).toBe('max-age=31536000; includeSubDomains');
    await production.close();
  });
});
