import { type AiStatus } from '@keepmark/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, call } from '../testing/test-app';
import { type AiWorld, newUser, openAiWorld, question } from './testing/ai-world';

let world: AiWorld;

beforeAll(async () => {
  world = await openAiWorld();
});
afterAll(() => world.close());

describe('the quota', () => {
  beforeEach(() => {
    world.provider.behavior = 'answer';
    world.provider.pieces = ['Yes.'];
  });

  it('lets exactly ten of 50 parallel calls pass', async () => {
    const { uid, headers } = newUser();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call(world.test.app, '/ai/request', { headers, body: question })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(40);
    expect(refused[0]?.answer).toMatchObject({ success: false, code: 'ai-quota-used' });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(await world.usedToday(uid)).toBe(10);
  });

  it("isn't used by the user's own key, which reaches the provider and nothing else", async () => {
    const { uid, headers } = newUser();
    world.provider.requests = [];
    const body = { ...question, provider: 'anthropic' };
    const { status } = await call(world.test.app, '/ai/request', {
      headers: { ...headers, 'x-ai-key': 'own-secret-key' },
      body,
    });
    expect(status).toBe(200);
    expect(world.provider.requests[0]?.headers['x-api-key']).toBe('own-secret-key');
    expect(await world.usedToday(uid)).toBe(0);
    expect(world.test.logLines.join('\n')).not.toContain('own-secret-key');
  });

  it('takes no own key for a local endpoint, or without its provider', async () => {
    const headers = { ...newUser().headers, 'x-ai-key': 'own-secret-key' };
    expect(
      await call(world.test.app, '/ai/request', { headers, body: { ...question, provider: 'local' } }),
    ).toMatchObject({
      status: 400,
    });
    expect(await call(world.test.app, '/ai/request', { headers, body: question })).toMatchObject({ status: 400 });
  });

  it("respects the operator's budget for a day", async () => {
    const poor = await buildTestApp({
      AI_GOOGLE_KEY: 'google-test-key',
      AI_GOOGLE_URL: world.provider.urls.google,
      AI_GOOGLE_PRICES: '1,1000',
      AI_DAILY_BUDGET_USD: '2.1',
    });
    const { headers } = newUser();
    world.provider.paceMs = 300;
    // A call may cost 2.00 dollars, and costs next to nothing in the end.
    const results = await Promise.all([1, 2, 3].map(() => call(poor.app, '/ai/request', { headers, body: question })));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(results.find(({ status }) => status === 429)?.answer).toMatchObject({ code: 'ai-quota-used' });
    world.provider.paceMs = 0;
    expect(await call(poor.app, '/ai/request', { headers, body: question })).toMatchObject({ status: 200 });
    await poor.close();
  });
});

describe('the status', () => {
  beforeEach(() => {
    world.provider.behavior = 'answer';
  });

  it('names what is set up and counts the answers of the day', async () => {
    const { headers } = newUser();
    const read = () => call(world.test.app, '/ai/status', { method: 'GET', headers });
    const before = await read();
    expect(before).toMatchObject({ status: 200, answer: { success: true } });
    const { data } = before.answer as { data: AiStatus };
    expect(data).toEqual({
      providers: [
        { provider: 'google', model: world.test.environment.AI_GOOGLE_MODEL },
        { provider: 'anthropic', model: world.test.environment.AI_ANTHROPIC_MODEL },
        { provider: 'local', model: world.test.environment.AI_LOCAL_MODEL },
      ],
      ownKeyModels: [
        { provider: 'google', model: world.test.environment.AI_GOOGLE_MODEL },
        { provider: 'anthropic', model: world.test.environment.AI_ANTHROPIC_MODEL },
      ],
      dailyAnswers: 10,
      answersUsed: 0,
      answersLeft: 10,
      resetsAt: expect.stringMatching(/T00:00:00\.000Z$/) as string,
    });
    const untilReset = Date.parse(data.resetsAt) - Date.now();
    expect(untilReset).toBeGreaterThan(0);
    expect(untilReset).toBeLessThanOrEqual(86_400_000);

    await call(world.test.app, '/ai/request', { headers, body: question });
    await call(world.test.app, '/ai/request', {
      headers: { ...headers, 'x-ai-key': 'own-secret-key' },
      body: { ...question, provider: 'google' },
    });
    expect((await read()).answer).toMatchObject({ data: { answersUsed: 1, answersLeft: 9 } });
  });

  it('says when nothing is set up, needs a token, and names no keys', async () => {
    const bare = await buildTestApp();
    const { headers } = newUser();
    const bareStatus = await call(bare.app, '/ai/status', { method: 'GET', headers });
    expect(bareStatus.answer).toMatchObject({ data: { providers: [] } });
    expect(await call(bare.app, '/ai/status', { method: 'GET' })).toMatchObject({ status: 401 });
    await bare.close();
    const { answer } = await call(world.test.app, '/ai/status', { method: 'GET', headers });
    expect(JSON.stringify(answer)).not.toMatch(/test-key|127\.0\.0\.1/);
  });
});

it('logs no prompt, answer or key', () => {
  expect(world.secretsInLog()).toEqual([]);
});
