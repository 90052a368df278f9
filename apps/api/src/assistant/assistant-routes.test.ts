import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, call } from '../testing/test-app';
import { type AiWorld, newUser, openAiWorld, question } from './testing/ai-world';

let world: AiWorld;

beforeAll(async () => {
  world = await openAiWorld();
});
afterAll(() => world.close());

describe('streams', () => {
  it('run two at a time for a user, and stop the provider when the user leaves', async () => {
    // With the usual timeouts: a stall of a busy machine is none of the provider's.
    const patient = await buildTestApp({
      AI_LOCAL_URL: world.provider.urls.local,
      DATABASE_URL: world.test.environment.DATABASE_URL,
    });
    world.provider.behavior = 'answer';
    world.provider.pieces = Array.from({ length: 3000 }, (_, index) => `word ${index} `);
    world.provider.paceMs = 20;
    const url = await patient.app.listen({ port: 0, host: '127.0.0.1' });
    const { uid, headers } = newUser();
    const open = async () => {
      const controller = new AbortController();
      const response = await fetch(`${url}/ai/request`, {
        method: 'POST',
        headers: { ...headers, accept: 'text/event-stream', 'content-type': 'application/json' },
        body: JSON.stringify({ ...question, provider: 'local' }),
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
      body: question,
    });
    expect(third).toMatchObject({ status: 429, answer: { code: 'ai-busy' } });
    // A plain call isn't limited this way.
    world.provider.paceMs = 0;
    world.provider.pieces = ['Yes.'];
    expect(await call(patient.app, '/ai/request', { headers, body: question })).toMatchObject({ status: 200 });

    const abandoned = world.provider.abandoned();
    first.controller.abort();
    await abandoned;
    const isSoon = { timeout: 20_000 };
    await expect.poll(() => world.finishes(uid), isSoon).toContain('stopped');
    second.controller.abort();
    await expect
      .poll(async () => (await world.finishes(uid)).filter((finish) => finish === 'stopped'), isSoon)
      .toHaveLength(2);
    // Stopped answers count.
    expect(await world.usedToday(uid)).toBe(3);
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
    world.provider.behavior = 'answer';
    world.provider.paceMs = 0;
  });

  it.each([
    ['no token', {}, question, 401],
    ['no prompt', undefined, { kind: 'company-summary' }, 400],
    ['a prompt of 24,001 characters', undefined, { ...question, prompt: 'a'.repeat(24_001) }, 400],
    ['an unknown kind', undefined, { ...question, kind: 'poem' }, 400],
    ['an unknown provider', undefined, { ...question, provider: 'other' }, 400],
  ])('refuses %s', async (_, headers, body, status) => {
    world.provider.requests = [];
    const result = await call(world.test.app, '/ai/request', { headers: headers ?? newUser().headers, body });
    expect(result).toMatchObject({ status, answer: { success: false } });
    expect(world.provider.requests).toEqual([]);
  });

  it('refuses a résumé over 40,000 characters and a description too short to compare with', async () => {
    const { headers } = newUser();
    const long = { ...resume, summary: 'a'.repeat(40_001) };
    expect(await call(world.test.app, '/ai/resume/review', { headers, body: { resume: long } })).toMatchObject({
      status: 400,
      answer: { message: expect.stringMatching(/40,000 characters/) as string },
    });
    const short = { ...job, jobDescription: 'Nurse wanted.' };
    expect(await call(world.test.app, '/ai/resume/analyze', { headers, body: { resume, job: short } })).toMatchObject({
      status: 400,
    });
  });

  it('answers 503 where no provider is set up', async () => {
    const bare = await buildTestApp();
    const { headers } = newUser();
    const none = { status: 503, answer: { success: false, code: 'ai-not-configured' } };
    expect(await call(bare.app, '/ai/request', { headers, body: question })).toMatchObject(none);
    expect(await call(bare.app, '/ai/request', { headers, body: { ...question, provider: 'google' } })).toMatchObject(
      none,
    );
    await bare.close();
  });

  it.each([
    ['/ai/salary/assistant', { role: 'Nurse', location: 'Denver', offer: '80,000', prompt: 'Is it fair?' }],
    ['/ai/career/counseling', { career: 'Nurse', prompt: 'What next?' }],
    ['/ai/career/coaching', { currentCareer: 'Nurse', skills: 'Triage', career: 'Doctor', prompt: 'How?' }],
    ['/ai/job/search/coach', { career: 'Nurse', prompt: 'Where do I look?' }],
    ['/ai/job/search/assistant', { jobTitle: 'Nurse', prompt: 'Where do I look?' }],
  ])('answers %s with the fields as data', async (path, body) => {
    world.provider.requests = [];
    world.provider.pieces = ['Ask for more.'];
    const { status, answer } = await call(world.test.app, path, { headers: newUser().headers, body });
    expect({ status, answer }).toMatchObject({ status: 200, answer: { data: { answer: 'Ask for more.' } } });
    expect(world.provider.requests[0]?.body).toMatch(/data-[\w-]{12}/);
    expect(world.provider.requests[0]?.body).toContain('Nurse');
  });

  it('returns what was whole of a structured answer that reached its length, and never says that it is complete', async () => {
    const { headers } = newUser();
    const requirement = { requirement: 'Triage', quote: 'We need triage', isRequired: true, evidence: 'Triage' };
    world.provider.behavior = 'length';
    world.provider.pieces = [`{"requirements":[${JSON.stringify(requirement)},{"requirement":"Pat`];
    const { answer } = await call(world.test.app, '/ai/resume/analyze', { headers, body: { resume, job } });
    const data = { finish: 'length', result: { requirements: [requirement], dropped: 0 } };
    expect(answer).toMatchObject({ success: true, data });
    expect(answer).not.toHaveProperty('message');
    const { events } = await world.stream('/ai/resume/analyze', headers, { resume, job });
    expect(events.at(-1)).toMatchObject({ type: 'done', data });
    expect(events.at(-1)).not.toHaveProperty('message');
  });

  it('returns the checked parts of structured answers', async () => {
    const { headers } = newUser();
    const requirement = { requirement: 'Triage', quote: 'We need triage', isRequired: true, evidence: 'Triage' };
    const invented = { requirement: 'Surgery', quote: 'We need surgery', isRequired: true, evidence: '' };
    world.provider.pieces = [JSON.stringify({ requirements: [requirement, invented], summary: 'Good fit.' })];
    expect(await call(world.test.app, '/ai/resume/analyze', { headers, body: { resume, job } })).toMatchObject({
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
    world.provider.pieces = [JSON.stringify({ changes: [change, { ...change, path: 'experience/e1/companyName' }] })];
    const optimized = await world.stream('/ai/resume/optimize', headers, { resume, job });
    expect(optimized.events.map(({ type }) => type)).toEqual(['start', 'progress', 'done']);
    expect(optimized.events.at(-1)).toMatchObject({ data: { result: { changes: [change], dropped: 1 } } });

    world.provider.pieces = ['Sure! I think it looks great.'];
    expect(await call(world.test.app, '/ai/resume/review', { headers, body: { resume } })).toMatchObject({
      status: 502,
      answer: { code: 'provider-failed', message: expect.stringMatching(/expected form/) as string },
    });
  });
});

it('logs no prompt, résumé, answer or key', () => {
  const log = world.test.logLines.join('\n');
  expect(log).toContain('AI call');
  expect(world.secretsInLog()).toEqual([]);
});
