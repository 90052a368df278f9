import { type AiProvider, aiProviders, type AiStreamEvent } from '@keepmark/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AiProviderServer, type ProviderBehavior, startAiProviderServer } from '../testing/ai-provider-server';
import { buildTestApp, call, signedIn, type TestApp } from '../testing/test-app';
import { testToken } from '../testing/test-token';
import { aiDayTable, aiUsageTable } from './ai-usage-table';

let provider: AiProviderServer;
let test: TestApp;
let users = 0;

const timeouts = { firstTokenMs: 250, betweenChunksMs: 250, totalMs: 3000 };

beforeAll(async () => {
  provider = await startAiProviderServer();
  test = await buildTestApp(
    {
      AI_GOOGLE_KEY: 'google-test-key',
      AI_GOOGLE_URL: provider.urls.google,
      AI_ANTHROPIC_KEY: 'anthropic-test-key',
      AI_ANTHROPIC_URL: provider.urls.anthropic,
      AI_LOCAL_URL: provider.urls.local,
      LOG_LEVEL: 'trace',
    },
    { aiTimeouts: timeouts },
  );
});
afterAll(async () => {
  await test.close();
  await provider.close();
});

/** Somebody who has used no answers yet. */
function newUser() {
  users += 1;
  const uid = `user-${users}`;
  return { uid, headers: signedIn(testToken({ uid, email: `${uid}@example.com` })) };
}

const ask = { prompt: 'Summarize Acme. Call me at 555-0100.', kind: 'company-summary' };

async function usedToday(uid: string): Promise<number> {
  const [row] = await test.app.database.write.select().from(aiDayTable).where(eq(aiDayTable.userId, uid));
  return row?.used ?? 0;
}

async function finishes(uid: string): Promise<(string | null)[]> {
  const rows = await test.app.database.write.select().from(aiUsageTable).where(eq(aiUsageTable.userId, uid));
  return rows.map(({ finish }) => finish);
}

/** Sends a call for events and reads them all; the JSON answer when it failed before the first. */
async function stream(path: string, headers: Record<string, string>, body: unknown) {
  const response = await test.app.inject({
    method: 'POST',
    url: path,
    headers: { ...headers, accept: 'text/event-stream', 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  const isEvents = response.headers['content-type']?.toString().startsWith('text/event-stream') ?? false;
  return {
    status: response.statusCode,
    answer: isEvents ? undefined : response.json<Record<string, unknown>>(),
    events: isEvents
      ? response.body
          .split('\n\n')
          .filter(Boolean)
          .map((each) => JSON.parse(each.replace(/^data: /, '')) as AiStreamEvent)
      : [],
  };
}

describe.each(aiProviders)('an answer from %s', (name: AiProvider) => {
  beforeEach(() => {
    provider.behavior = 'answer';
    provider.pieces = ['Hello ', 'from the ', 'stand-in.'];
  });

  it('comes whole as JSON', async () => {
    const { uid, headers } = newUser();
    const { status, answer } = await call(test.app, '/ai/request', { headers, body: { ...ask, provider: name } });
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      success: true,
      data: { answer: 'Hello from the stand-in.', provider: name, finish: 'stop', usage: { inputTokens: 1000 } },
    });
    expect(await usedToday(uid)).toBe(1);
    expect(await finishes(uid)).toEqual(['stop']);
  });

  it('comes piece by piece as events', async () => {
    const { events } = await stream('/ai/request', newUser().headers, { ...ask, provider: name });
    expect(events.map(({ type }) => type)).toEqual(['start', 'text', 'text', 'text', 'done']);
    expect(events.flatMap((each) => (each.type === 'text' ? [each.text] : [])).join('')).toBe(
      'Hello from the stand-in.',
    );
    expect(events.at(-1)).toMatchObject({ data: { answer: 'Hello from the stand-in.', finish: 'stop' } });
  });

  it('is marked incomplete when it reached its length', async () => {
    provider.behavior = 'length';
    const { answer } = await call(test.app, '/ai/request', {
      headers: newUser().headers,
      body: { ...ask, provider: name },
    });
    expect(answer).toMatchObject({ success: true, data: { finish: 'length' } });
    const { events } = await stream('/ai/request', newUser().headers, { ...ask, provider: name });
    expect(events.at(-1)).toMatchObject({ type: 'done', data: { finish: 'length' } });
  });

  async function failTwice(behavior: ProviderBehavior) {
    // An answer closes the circuit that outages of the tests before may have opened halfway.
    provider.behavior = 'answer';
    await call(test.app, '/ai/request', { headers: newUser().headers, body: { ...ask, provider: name } });
    provider.behavior = behavior;
    const { uid, headers } = newUser();
    const body = { ...ask, provider: name };
    const json = await call(test.app, '/ai/request', { headers, body });
    return { json, used: await usedToday(uid), streamed: await stream('/ai/request', headers, body) };
  }

  it.each<[ProviderBehavior, string, RegExp]>([
    ['bad-key', 'provider-key-refused', /refused this site's key/],
    ['quota', 'provider-busy', /busy/],
    ['overload', 'provider-busy', /busy/],
    ['error-500', 'provider-failed', /couldn't answer/],
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
    ['cut', 'provider-failed', /couldn't answer|cut off/],
    ['malformed', 'provider-failed', /couldn't answer/],
    // Each provider's error event says in its own way that it is overloaded.
    ['error-event', /^provider-(?:busy|failed)$/, /busy|couldn't answer/],
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

describe('the quota', () => {
  beforeEach(() => {
    provider.behavior = 'answer';
    provider.pieces = ['Yes.'];
  });

  it('lets exactly ten of 50 parallel calls pass', async () => {
    const { uid, headers } = newUser();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call(test.app, '/ai/request', { headers, body: ask })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(40);
    expect(refused[0]?.answer).toMatchObject({ success: false, code: 'ai-quota-used' });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(await usedToday(uid)).toBe(10);
  });

  it("isn't used by the user's own key, which reaches the provider and nothing else", async () => {
    const { uid, headers } = newUser();
    provider.requests = [];
    const body = { ...ask, provider: 'anthropic' };
    const { status } = await call(test.app, '/ai/request', {
      headers: { ...headers, 'x-ai-key': 'own-secret-key' },
      body,
    });
    expect(status).toBe(200);
    expect(provider.requests[0]?.headers['x-api-key']).toBe('own-secret-key');
    expect(await usedToday(uid)).toBe(0);
    expect(test.logLines.join('\n')).not.toContain('own-secret-key');
  });

  it('takes no own key for a local endpoint, or without its provider', async () => {
    const headers = { ...newUser().headers, 'x-ai-key': 'own-secret-key' };
    expect(await call(test.app, '/ai/request', { headers, body: { ...ask, provider: 'local' } })).toMatchObject({
      status: 400,
    });
    expect(await call(test.app, '/ai/request', { headers, body: ask })).toMatchObject({ status: 400 });
  });

  it("respects the operator's budget for a day", async () => {
    const poor = await buildTestApp({
      AI_GOOGLE_KEY: 'google-test-key',
      AI_GOOGLE_URL: provider.urls.google,
      AI_GOOGLE_PRICES: '1,1000',
      AI_DAILY_BUDGET_USD: '2.1',
    });
    const { headers } = newUser();
    provider.paceMs = 300;
    // A call may cost 2.00 dollars, and costs next to nothing in the end.
    const results = await Promise.all([1, 2, 3].map(() => call(poor.app, '/ai/request', { headers, body: ask })));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(results.find(({ status }) => status === 429)?.answer).toMatchObject({ code: 'ai-quota-used' });
    provider.paceMs = 0;
    expect(await call(poor.app, '/ai/request', { headers, body: ask })).toMatchObject({ status: 200 });
    await poor.close();
  });
});

describe('streams', () => {
  it('run two at a time for a user, and stop the provider when the user leaves', async () => {
    // With the usual timeouts: a stall of a busy machine is none of the provider's.
    const patient = await buildTestApp({
      AI_LOCAL_URL: provider.urls.local,
      DATABASE_URL: test.environment.DATABASE_URL,
    });
    provider.behavior = 'answer';
    provider.pieces = Array.from({ length: 3000 }, (_, index) => `word ${index} `);
    provider.paceMs = 20;
    const url = await patient.app.listen({ port: 0, host: '127.0.0.1' });
    const { uid, headers } = newUser();
    const open = async () => {
      const controller = new AbortController();
      const response = await fetch(`${url}/ai/request`, {
        method: 'POST',
        headers: { ...headers, accept: 'text/event-stream', 'content-type': 'application/json' },
        body: JSON.stringify({ ...ask, provider: 'local' }),
        signal: controller.signal,
      });
      const reader = response.body?.getReader();
      await reader?.read();
      return { status: response.status, controller };
    };
    const [first, second] = [await open(), await open()];
    expect([first.status, second.status]).toEqual([200, 200]);
    const third = await call(patient.app, '/ai/request', {
      headers: { ...headers, accept: 'text/event-stream' },
      body: ask,
    });
    expect(third).toMatchObject({ status: 429, answer: { code: 'ai-busy' } });
    // A plain call isn't limited this way.
    provider.paceMs = 0;
    provider.pieces = ['Yes.'];
    expect(await call(patient.app, '/ai/request', { headers, body: ask })).toMatchObject({ status: 200 });

    const abandoned = provider.abandoned();
    first.controller.abort();
    await abandoned;
    const isSoon = { timeout: 20_000 };
    await expect.poll(() => finishes(uid), isSoon).toContain('stopped');
    second.controller.abort();
    await expect
      .poll(async () => (await finishes(uid)).filter((finish) => finish === 'stopped'), isSoon)
      .toHaveLength(2);
    // Stopped answers count.
    expect(await usedToday(uid)).toBe(3);
    // undici opens a new connection for each one that it ended, and sends nothing on it.
    patient.app.server.closeAllConnections();
    await patient.close();
  });
});

describe('what a call takes', () => {
  const resume = {
    summary: 'Nurse for ten years.',
    experience: [{ internalId: 'e1', companyName: 'Mercy', title: 'Nurse', notes: '- Cared for 12 patients a day' }],
    skills: [{ internalId: 's1', skillName: 'Triage' }],
  };
  const job = { jobTitle: 'Nurse', companyName: 'Acme', jobDescription: 'We need triage and patient care. '.repeat(5) };

  beforeEach(() => {
    provider.behavior = 'answer';
    provider.paceMs = 0;
  });

  it.each([
    ['no token', {}, ask, 401],
    ['no prompt', undefined, { kind: 'company-summary' }, 400],
    ['a prompt of 24,001 characters', undefined, { ...ask, prompt: 'a'.repeat(24_001) }, 400],
    ['an unknown kind', undefined, { ...ask, kind: 'poem' }, 400],
    ['an unknown provider', undefined, { ...ask, provider: 'other' }, 400],
  ])('refuses %s', async (_, headers, body, status) => {
    provider.requests = [];
    const result = await call(test.app, '/ai/request', { headers: headers ?? newUser().headers, body });
    expect(result).toMatchObject({ status, answer: { success: false } });
    expect(provider.requests).toEqual([]);
  });

  it('refuses a résumé over 40,000 characters and a description too short to compare with', async () => {
    const { headers } = newUser();
    const long = { ...resume, summary: 'a'.repeat(40_001) };
    expect(await call(test.app, '/ai/resume/review', { headers, body: { resume: long } })).toMatchObject({
      status: 400,
      answer: { message: expect.stringMatching(/40,000 characters/) as string },
    });
    const short = { ...job, jobDescription: 'Nurse wanted.' };
    expect(await call(test.app, '/ai/resume/analyze', { headers, body: { resume, job: short } })).toMatchObject({
      status: 400,
    });
  });

  it('answers 503 where no provider is set up', async () => {
    const bare = await buildTestApp();
    const { headers } = newUser();
    const none = { status: 503, answer: { success: false, code: 'ai-not-configured' } };
    expect(await call(bare.app, '/ai/request', { headers, body: ask })).toMatchObject(none);
    expect(await call(bare.app, '/ai/request', { headers, body: { ...ask, provider: 'google' } })).toMatchObject(none);
    await bare.close();
  });

  it.each([
    ['/ai/salary/assistant', { role: 'Nurse', location: 'Denver', offer: '80,000', prompt: 'Is it fair?' }],
    ['/ai/career/counseling', { career: 'Nurse', prompt: 'What next?' }],
    ['/ai/career/coaching', { currentCareer: 'Nurse', skills: 'Triage', career: 'Doctor', prompt: 'How?' }],
    ['/ai/job/search/coach', { career: 'Nurse', prompt: 'Where do I look?' }],
    ['/ai/job/search/assistant', { jobTitle: 'Nurse', prompt: 'Where do I look?' }],
  ])('answers %s with the fields as data', async (path, body) => {
    provider.requests = [];
    provider.pieces = ['Ask for more.'];
    const { status, answer } = await call(test.app, path, { headers: newUser().headers, body });
    expect({ status, answer }).toMatchObject({ status: 200, answer: { data: { answer: 'Ask for more.' } } });
    expect(provider.requests[0]?.body).toMatch(/data-[\w-]{12}/);
    expect(provider.requests[0]?.body).toContain('Nurse');
  });

  it('returns the checked parts of structured answers', async () => {
    const { headers } = newUser();
    const requirement = { requirement: 'Triage', quote: 'We need triage', isRequired: true, evidence: 'Triage' };
    const invented = { requirement: 'Surgery', quote: 'We need surgery', isRequired: true, evidence: '' };
    provider.pieces = [JSON.stringify({ requirements: [requirement, invented], summary: 'Good fit.' })];
    expect(await call(test.app, '/ai/resume/analyze', { headers, body: { resume, job } })).toMatchObject({
      status: 200,
      answer: {
        message: 'Resume Analysis Complete For Job Nurse',
        data: { result: { requirements: [requirement], score: 100, dropped: 1 } },
      },
    });

    const path = 'experience/e1/notes/0';
    const change = {
      path,
      before: '- Cared for 12 patients a day',
      after: '- Cared for 12 patients',
      sourceIds: ['e1'],
    };
    provider.pieces = [JSON.stringify({ changes: [change, { ...change, path: 'experience/e1/companyName' }] })];
    const optimized = await stream('/ai/resume/optimize', headers, { resume, job });
    expect(optimized.events.map(({ type }) => type)).toEqual(['start', 'progress', 'done']);
    expect(optimized.events.at(-1)).toMatchObject({ data: { result: { changes: [change], dropped: 1 } } });

    provider.pieces = ['Sure! I think it looks great.'];
    expect(await call(test.app, '/ai/resume/review', { headers, body: { resume } })).toMatchObject({
      status: 502,
      answer: { code: 'provider-failed', message: expect.stringMatching(/expected form/) as string },
    });
  });
});

it('logs no prompt, résumé, answer or key', () => {
  const log = test.logLines.join('\n');
  expect(log).toContain('AI call');
  expect(log.includes('company-summary')).toBe(true);
  const secrets = ['555-0100', 'Summarize Acme', 'Nurse for ten', 'stand-in.', 'google-test-key', 'Ask for more'];
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});
