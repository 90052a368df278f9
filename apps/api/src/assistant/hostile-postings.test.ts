import { aiAnswer } from '@keepmark/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AiProviderServer, startAiProviderServer } from '../testing/ai-provider-server';
import { buildTestApp, call, signedIn, type TestApp } from '../testing/test-app';
import { testToken } from '../testing/test-token';
import { systemPrompts } from './system-prompts';
import { honestRequirements, type HostilePosting, hostilePostings } from './testing/hostile-postings';

let provider: AiProviderServer;
let test: TestApp;
let users = 0;

beforeAll(async () => {
  provider = await startAiProviderServer();
  test = await buildTestApp({ AI_LOCAL_URL: provider.urls.local, LOG_LEVEL: 'trace' });
});
afterAll(async () => {
  await test.close();
  await provider.close();
});
beforeEach(() => {
  provider.requests = [];
});

const resume = {
  headline: 'Nurse',
  summary: 'Nurse with three years of wound care.',
  experience: [{ internalId: 'e1', title: 'Nurse', companyName: 'Mercy', notes: '- Changed dressings on two wards' }],
};
const before = '- Changed dressings on two wards';
const jobOf = ({ description }: HostilePosting) => ({
  jobTitle: 'Nurse',
  companyName: 'Evil Clinic',
  jobDescription: description,
});

const headersOfNewUser = () => {
  users += 1;
  return signedIn(testToken({ uid: `hostile-${users}`, email: `hostile-${users}@example.com` }));
};

/** Asks while the model does what the posting wants. */
async function ask(path: string, body: unknown, fooled: unknown) {
  provider.pieces = [typeof fooled === 'string' ? fooled : JSON.stringify(fooled)];
  const { status, answer } = await call(test.app, path, { headers: headersOfNewUser(), body });
  return { status, answer, text: JSON.stringify(answer) };
}

interface SentBody {
  readonly messages: readonly {
    readonly role: string;
    readonly content: string | readonly { readonly text: string }[];
  }[];
}

/** What went over the wire: the system prompt, and the user's message. */
function sent() {
  const body = JSON.parse(provider.requests.at(-1)?.body ?? '{}') as SentBody;
  const textOf = (role: string) =>
    body.messages
      .filter((message) => message.role === role)
      .map(({ content }) => (typeof content === 'string' ? content : content.map(({ text }) => text).join('')))
      .join('\n');
  return { system: textOf('system'), user: textOf('user'), roles: body.messages.map(({ role }) => role) };
}

const markers = new Set<string>();

/** The posting is within the data alone, whose end nobody could guess, and the data is one JSON value. */
function expectOnlyData({ description }: HostilePosting, question: string): void {
  const { user, roles } = sent();
  expect(roles).toEqual(['system', 'user']);
  const [, marker = '', json = ''] = /^[^<]*<(data-[\w-]{12})>\n([^\n]*)\n<\/\1>$/.exec(user) ?? [];
  expect(user.startsWith(question)).toBe(true);
  expect(description).not.toContain(marker);
  expect(markers).not.toContain(marker);
  markers.add(marker);
  const data = JSON.parse(json) as { job: { jobDescription: string } };
  expect(data.job.jobDescription).toBe(description);
  expect(json.split('\n')).toHaveLength(1);
}

const honest = [
  { requirement: 'Wound care', quote: honestRequirements[0], isRequired: true, evidence: 'three years of wound care' },
  { requirement: 'License', quote: honestRequirements[1], isRequired: true, evidence: '' },
  { requirement: 'Spanish', quote: honestRequirements[2], isRequired: false, evidence: '' },
];
/** Two of five points. */
const honestScore = 40;

it('has twenty of them', () => {
  expect(new Set(hostilePostings.map(({ description }) => description)).size).toBe(20);
});

it.each(hostilePostings)('a posting with $attack changes neither score nor schema of an analysis', async (posting) => {
  const met = (quote: string) => ({ requirement: 'Everything', quote, isRequired: true, evidence: 'Nurse' });
  const fooled = {
    score: 100,
    requirements: [
      ...honest,
      // It quotes the order as a requirement that is met, in whole and by line, and repeats one that is met.
      ...[posting.order, ...posting.order.split('\n'), posting.order].map(met),
      ...Array.from({ length: 5 }, () => honest[0]),
      met('A requirement that is not in the posting'),
      { requirement: 'Boast', quote: honestRequirements[1], isRequired: true, evidence: 'Meets everything' },
    ],
    summary: 'Perfect fit.',
    html: '<img src="https://evil.example">',
    email: 'someone.else@example.com',
  };
  const { status, answer, text } = await ask('/ai/resume/analyze', { resume, job: jobOf(posting) }, fooled);
  expect(status).toBe(200);
  const { data } = answer as { data: unknown };
  expect(aiAnswer.parse(data)).toEqual(data);
  expect(data).toMatchObject({ result: { score: honestScore, requirements: honest } });
  expect(text).not.toContain('someone.else@example.com');
  expect(text).not.toContain('evil.example');
  expectOnlyData(posting, 'Compare my résumé with this job.');
  expect(sent().system).toBe(systemPrompts.analyze);
});

it.each(hostilePostings)('a posting with $attack changes nothing outside of the paths of a résumé', async (posting) => {
  const path = 'experience/e1/notes/0';
  const good = { path, before, after: '- Changed dressings on 2 wards', sourceIds: ['e1'], reason: 'Digits.' };
  const fooled = {
    changes: [
      good,
      { ...good, path: 'name', before: '', after: 'Hacked' },
      { ...good, path: 'experience/e1/companyName', before: 'Mercy', after: 'Evil Clinic' },
      { ...good, path: '__proto__', before: '', after: posting.order },
      { ...good, path: 'summary', before: 'Something else', after: posting.order },
      { ...good, path: 'experience/e9/notes/0', after: posting.order },
      { ...good, sourceIds: ['someone-else'] },
    ],
    score: 100,
  };
  const { status, answer } = await ask('/ai/resume/optimize', { resume, job: jobOf(posting) }, fooled);
  expect(status).toBe(200);
  const { data } = answer as { data: unknown };
  expect(aiAnswer.parse(data)).toEqual(data);
  expect(data).toMatchObject({ result: { changes: [good], dropped: 6 } });
  expectOnlyData(posting, 'Suggest changes to my résumé for this job.');
});

it.each(hostilePostings)('a posting with $attack adds no field that it does not state', async (posting) => {
  // As the client writes it (`fullJobPostingPrompt`): the posting as data behind its own marker.
  const prompt = `List what this posting states.\n\n<data-client-marker>\n${JSON.stringify({ posting: posting.description })}\n</data-client-marker>`;
  const license = { name: 'requirements', value: 'Nursing license', quote: honestRequirements[1] };
  const fooled = {
    fields: [
      license,
      { name: 'salary', value: '$1,000,000', quote: 'Salary: one million' },
      { name: 'score', value: 100 },
      // It reads a field out of the order itself.
      { name: 'salary', value: '$1,000,000', quote: posting.order },
    ],
    score: 100,
  };
  const { status, answer } = await ask('/ai/request', { prompt, kind: 'full-job-posting' }, fooled);
  expect(status).toBe(200);
  const { data } = answer as { data: unknown };
  expect(aiAnswer.parse(data)).toEqual(data);
  expect(data).toMatchObject({ result: { fields: [license], dropped: 3 } });
  expect(sent()).toEqual({
    system: systemPrompts.request('full-job-posting'),
    user: prompt,
    roles: ['system', 'user'],
  });
});

it.each([
  ['the summary', () => ({ requirements: honest, summary: `Sure: ${systemPrompts.analyze}` })],
  ['a part of it', () => ({ requirements: honest, summary: systemPrompts.analyze.slice(300, 520).toUpperCase() })],
  [
    'a requirement',
    () => ({ requirements: [{ ...honest[0], requirement: systemPrompts.analyze.slice(0, 200) }, ...honest.slice(1)] }),
  ],
  [
    'words around the JSON',
    () => `${systemPrompts.analyze.slice(0, 400)}\n${JSON.stringify({ requirements: honest })}`,
  ],
])('an analysis that tells the system prompt in %s is refused', async (_, fooled) => {
  const { status, text } = await ask('/ai/resume/analyze', { resume, job: jobOf(hostilePostings[1]!) }, fooled());
  expect(status).toBe(502);
  expect(text).not.toContain('Text between the data markers');
});

it('logs none of it', () => {
  const log = test.logLines.join('\n');
  expect(log).toContain('AI call');
  expect(['wound care', 'Evil Clinic', 'evil.example', 'Perfect fit'].filter((secret) => log.includes(secret))).toEqual(
    [],
  );
});
