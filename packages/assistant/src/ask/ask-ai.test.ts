import { createApiClient } from '@keepmark/api-client';
import { type AiStreamEvent, optimizeResume, requestAi } from '@keepmark/contracts';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AiTask } from '../ai-task';
import { askAi, bodyToSend } from './ask-ai';

let server: Server;
let events: readonly unknown[] = [];
let seen: { headers: IncomingMessage['headers']; body: string }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const cors = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'authorization, content-type, x-ai-key',
      };
      if (request.method === 'OPTIONS') {
        response.writeHead(204, cors).end();
        return;
      }
      seen.push({ headers: request.headers, body });
      response.writeHead(200, { ...cors, 'content-type': 'text/event-stream' });
      for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`);
      response.end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
});

const client = () =>
  createApiClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    token: () => Promise.resolve('token'),
  });

const usage = { inputTokens: 1, outputTokens: 1 };
const done = (values: object) => ({
  type: 'done',
  data: { answer: '', provider: 'local', model: 'm', finish: 'stop', usage, ...values },
});

const task: AiTask = {
  kind: 'cover-letter',
  title: 'Write a letter',
  subject: { type: 'job', id: 'j1', label: 'Nurse' },
  prompt: 'Write for Ada Lovelace, ada@lovelace.example.',
  isPromptEditable: true,
  request: (prompt) => ({ call: requestAi, body: { prompt, kind: 'cover-letter' } }),
  personalData: { name: 'Ada Lovelace', email: 'ada@lovelace.example' },
};

async function ask(asked: AiTask = task, options: Partial<Parameters<typeof askAi>[2]> = {}) {
  const received: AiStreamEvent[] = [];
  const answer = askAi(client(), asked, { prompt: asked.prompt, onEvent: (event) => received.push(event), ...options });
  return { received, answer: await answer.catch((error: unknown) => error) };
}

describe('asking', () => {
  it('sends placeholders, and returns the answer with the person’s data', async () => {
    events = [
      { type: 'start', provider: 'local', model: 'm' },
      { type: 'text', text: 'Sincerely, [NA' },
      { type: 'text', text: 'ME], [EMAIL]' },
      done({ answer: 'Sincerely, [NAME], [EMAIL]' }),
    ];
    const { received, answer } = await ask(task, { provider: 'anthropic', ownKey: 'own-key-1' });
    expect(JSON.parse(seen[0]!.body)).toEqual({
      prompt: 'Write for [NAME], [EMAIL].',
      kind: 'cover-letter',
      provider: 'anthropic',
    });
    expect(seen[0]?.headers).toMatchObject({ 'x-ai-key': 'own-key-1', authorization: 'Bearer token' });
    expect(received.flatMap((event) => (event.type === 'text' ? [event.text] : []))).toEqual([
      'Sincerely, ',
      'Ada Lovelace, ada@lovelace.example',
    ]);
    expect(answer).toMatchObject({ answer: 'Sincerely, Ada Lovelace, ada@lovelace.example', finish: 'stop' });
    expect(received.at(-1)).toMatchObject({ type: 'done', data: answer });
  });

  it('sends neither key nor provider if there is none', async () => {
    events = [done({ answer: 'Yes.' })];
    await ask();
    expect(seen[0]?.headers['x-ai-key']).toBeUndefined();
    expect(JSON.parse(seen[0]!.body)).not.toHaveProperty('provider');
  });

  it('restores the data in changes, so that they match the résumé', async () => {
    const notes = 'Wrote to ada@lovelace.example';
    const resume = { experience: [{ internalId: 'e1', notes }] };
    const optimize: AiTask = {
      ...task,
      kind: 'resume-optimize',
      request: () => ({ call: optimizeResume, body: { resume, job: { jobTitle: 'Nurse' } } }),
    };
    const change = { path: 'experience/e1/notes/0', before: 'Wrote to [EMAIL]', after: 'Wrote [EMAIL]', sourceIds: [] };
    events = [
      { type: 'progress', characters: 9 },
      { ...done({ result: { changes: [change] } }), message: 'Complete' },
    ];
    const { received, answer } = await ask(optimize);
    expect(seen[0]?.body).not.toContain('lovelace');
    expect(answer).toMatchObject({
      message: 'Complete',
      result: { changes: [{ before: notes, after: 'Wrote ada@lovelace.example' }] },
    });
    expect(received[0]).toEqual({ type: 'progress', characters: 9 });
  });

  it('says that an answer reached its limit', async () => {
    events = [{ type: 'text', text: 'Half' }, done({ answer: 'Half', finish: 'length' })];
    expect((await ask()).answer).toMatchObject({ finish: 'length' });
  });

  it('fails with the server’s code, and the text so far, when the answer breaks off', async () => {
    events = [
      { type: 'text', text: 'Dear [NAM' },
      { type: 'error', code: 'provider-failed', message: 'It broke.' },
    ];
    const { received, answer } = await ask();
    expect(answer).toMatchObject({ name: 'ApiError', code: 'provider-failed', message: 'It broke.' });
    expect(received.slice(0, 2)).toEqual([
      { type: 'text', text: 'Dear ' },
      { type: 'text', text: '[NAM' },
    ]);
  });

  it('never takes a truncated stream for an answer', async () => {
    events = [{ type: 'text', text: 'Half' }];
    expect((await ask()).answer).toMatchObject({ name: 'CutOffError' });
  });

  it('previews what it sends', async () => {
    events = [done({ answer: 'Yes.' })];
    await ask();
    expect(JSON.parse(seen[0]!.body)).toEqual(bodyToSend(task, task.prompt).value);
  });
});
