import { createRequire } from 'node:module';
import { expect, it, vi } from 'vitest';

const loaded = vi.hoisted((): string[] => []);
const mark = vi.hoisted(() => (name: string) => () => {
  loaded.push(name);
  return {};
});
vi.mock('ai', mark('ai'));
vi.mock('@ai-sdk/anthropic', mark('@ai-sdk/anthropic'));
vi.mock('@ai-sdk/google', mark('@ai-sdk/google'));
vi.mock('@ai-sdk/openai-compatible', mark('@ai-sdk/openai-compatible'));
vi.mock('firebase-admin/auth', mark('firebase-admin/auth'));
vi.mock('ioredis', mark('ioredis'));
vi.mock('nodemailer', mark('nodemailer'));
vi.mock('sanitize-html', mark('sanitize-html'));
vi.mock('stream-json', mark('stream-json'));
vi.mock('stripe', mark('stripe'));
vi.mock('undici', mark('undici'));

it('starts without the libraries that only some calls or settings need', async () => {
  await import('./app');
  expect(loaded).toEqual([]);
  // What is loaded by `require` passes no mock.
  const required = Object.keys(createRequire(import.meta.url).cache);
  expect(required.filter((path) => path.includes('/sanitize-html/'))).toEqual([]);
});
