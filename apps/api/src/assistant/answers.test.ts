import { type AiProvider, aiProviders } from '@keepmark/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ProviderBehavior } from '../testing/ai-provider-server';
import { call } from '../testing/test-app';
import { type AiWorld, newUser, openAiWorld, question } from './testing/ai-world';

let world: AiWorld;

beforeAll(async () => {
  world = await openAiWorld();
});
afterAll(() => world.close());

describe.each(aiProviders)('an answer from %s', (name: AiProvider) => {
  beforeEach(() => {
    world.provider.behavior = 'answer';
    world.provider.pieces = ['Hello ', 'from the ', 'stand-in.'];
    world.setImpatient(false);
  });

  it('comes whole as JSON', async () => {
    const { uid, headers } = newUser();
    const { status, answer } = await call(world.test.app, '/ai/request', {
      headers,
      body: { ...question, provider: name },
    });
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      success: true,
      data: { answer: 'Hello from the stand-in.', provider: name, finish: 'stop', usage: { inputTokens: 1000 } },
    });
    expect(await world.usedToday(uid)).toBe(1);
    expect(await world.finishes(uid)).toEqual(['stop']);
  });

  it('comes piece by piece as events', async () => {
    const { events } = await world.stream('/ai/request', newUser().headers, { ...question, provider: name });
    expect(events.map(({ type }) => type)).toEqual(['start', 'text', 'text', 'text', 'done']);
    expect(events.flatMap((each) => (each.type === 'text' ? [each.text] : [])).join('')).toBe(
      'Hello from the stand-in.',
    );
    expect(events.at(-1)).toMatchObject({ data: { answer: 'Hello from the stand-in.', finish: 'stop' } });
  });

  it('is marked incomplete when it reached its length', async () => {
    world.provider.behavior = 'length';
    const { answer } = await call(world.test.app, '/ai/request', {
      headers: newUser().headers,
      body: { ...question, provider: name },
    });
    expect(answer).toMatchObject({ success: true, data: { finish: 'length' } });
    const { events } = await world.stream('/ai/request', newUser().headers, { ...question, provider: name });
    expect(events.at(-1)).toMatchObject({ type: 'done', data: { finish: 'length' } });
  });

  async function failTwice(behavior: ProviderBehavior) {
    // An answer closes the circuit that outages of the tests before may have opened halfway.
    world.provider.behavior = 'answer';
    await call(world.test.app, '/ai/request', { headers: newUser().headers, body: { ...question, provider: name } });
    world.provider.behavior = behavior;
    world.setImpatient(behavior === 'slow-first-token' || behavior === 'stall');
    const { uid, headers } = newUser();
    const body = { ...question, provider: name };
    const json = await call(world.test.app, '/ai/request', { headers, body });
    return { json, used: await world.usedToday(uid), streamed: await world.stream('/ai/request', headers, body) };
  }

  it.each<[ProviderBehavior, string, RegExp]>([
    ['bad-key', 'provider-key-refused', /refused this site’s key/],
    ['quota', 'provider-busy', /busy/],
    ['overload', 'provider-busy', /busy/],
    ['error-500', 'provider-failed', /couldn’t answer/],
    ['slow-first-token', 'provider-failed', /took too long/],
    ['refusal', 'provider-failed', /declined/],
    ['empty', 'provider-failed', /empty answer/],
  ])('fails before its first token and costs nothing: %s', async (behavior, code, pattern) => {
    const message = expect.stringMatching(pattern) as string;
    const { json, used, streamed } = await failTwice(behavior);
    expect(json).toMatchObject({ status: 502, answer: { success: false, code, message } });
    expect(used).toBe(0);
    expect(streamed).toMatchObject({ status: 502, answer: { success: false, code, message } });
  });

  it.each<[ProviderBehavior, string | RegExp, RegExp]>([
    ['stall', 'provider-failed', /took too long/],
    ['cut', 'provider-failed', /couldn’t answer|cut off/],
    ['malformed', 'provider-failed', /couldn’t answer/],
    // Each provider's error event says in its own way that it is overloaded.
    ['error-event', /^provider-(?:busy|failed)$/, /busy|couldn’t answer/],
  ])('fails in the middle and is never taken for complete: %s', async (behavior, code, pattern) => {
    const failure = {
      code: expect.stringMatching(code) as string,
      message: expect.stringMatching(pattern) as string,
    };
    const { json, used, streamed } = await failTwice(behavior);
    expect(json).toMatchObject({ status: 502, answer: { success: false, ...failure } });
    expect(used).toBe(1);
    expect(streamed.status).toBe(200);
    expect(streamed.events.at(-1)).toMatchObject({ type: 'error', ...failure });
    expect(streamed.events.some(({ type }) => type === 'done')).toBe(false);
  });
});

it.each([
  ['in one piece', ['<think>They want bread. {"a":1}</think>', 'Bake ', 'bread.']],
  ['in pieces', ['<th', 'ink>They want', ' bread.</thi', 'nk>Bake ', 'bread.']],
])('omits what a local model thinks before its answer, %s', async (_, pieces) => {
  world.setImpatient(false);
  world.provider.behavior = 'answer';
  world.provider.pieces = pieces;
  const { headers } = newUser();
  const { answer } = await call(world.test.app, '/ai/request', { headers, body: { ...question, provider: 'local' } });
  expect(answer).toMatchObject({ data: { answer: 'Bake bread.', finish: 'stop' } });
  const { events } = await world.stream('/ai/request', headers, { ...question, provider: 'local' });
  expect(events.flatMap((each) => (each.type === 'text' ? [each.text] : [])).join('')).toBe('Bake bread.');
});

it('takes thoughts without an answer for an empty one', async () => {
  world.provider.pieces = ['<think>They want bread.</think>'];
  const { answer } = await call(world.test.app, '/ai/request', {
    headers: newUser().headers,
    body: { ...question, provider: 'local' },
  });
  expect(answer).toMatchObject({ success: false, message: expect.stringMatching(/empty answer/) as string });
});

it('logs no prompt, résumé, answer or key', () => {
  const log = world.test.logLines.join('\n');
  expect(log).toContain('AI call');
  expect(log).toContain('company-summary');
  expect(world.secretsInLog()).toEqual([]);
});
