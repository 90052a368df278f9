import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({}, { health: { maxBlockMs: 100 } });
});
afterAll(() => test.close());

it('is not ready after its event loop was blocked, and lives', async () => {
  for (const end = performance.now() + 300; performance.now() < end;);
  await vi.waitFor(async () => {
    const answer = await test.app.inject('/ready');
    expect([answer.statusCode, answer.json()]).toEqual([503, expect.objectContaining({ code: 'blocked' })]);
  });
  expect((await test.app.inject('/health')).statusCode).toBe(200);
});
