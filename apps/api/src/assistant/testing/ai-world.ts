import type { AiStreamEvent } from '@keepmark/contracts';
import { eq } from 'drizzle-orm';
import { startAiProviderServer } from '../../testing/ai-provider-server';
import { buildTestApp, signedIn } from '../../testing/test-app';
import { testToken } from '../../testing/test-token';
import { aiDayTable, aiUsageTable } from '../ai-usage-table';

/** As in production, so that a busy machine is no slow provider. */
const patient = { firstTokenMs: 20_000, betweenChunksMs: 20_000, totalMs: 60_000 };
const impatient = { firstTokenMs: 250, betweenChunksMs: 250 };

export const question = { prompt: 'Summarize Acme. Call me at 555-0100.', kind: 'company-summary' };

/** Parts of prompts, résumés, answers and keys, which no log may hold. */
const secrets = ['555-0100', 'Summarize Acme', 'Nurse for ten', 'stand-in.', 'google-test-key', 'Ask for more'];

/** The service with all three AI providers on this machine. */
export async function openAiWorld() {
  const provider = await startAiProviderServer();
  const timeouts = { ...patient };
  const test = await buildTestApp(
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
  const database = test.app.database.write;
  return {
    provider,
    test,
    /** Gives a provider up soon that is slow. */
    setImpatient: (isImpatient: boolean) => Object.assign(timeouts, isImpatient ? impatient : patient),
    usedToday: async (uid: string): Promise<number> => {
      const [row] = await database.select().from(aiDayTable).where(eq(aiDayTable.userId, uid));
      return row?.used ?? 0;
    },
    finishes: async (uid: string): Promise<(string | null)[]> => {
      const rows = await database.select().from(aiUsageTable).where(eq(aiUsageTable.userId, uid));
      return rows.map(({ finish }) => finish);
    },
    /** Sends a call for events and reads them all; the JSON answer when it failed before the first. */
    stream: async (path: string, headers: Record<string, string>, body: unknown) => {
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
    },
    secretsInLog: () => secrets.filter((secret) => test.logLines.join('\n').includes(secret)),
    close: async () => {
      await test.close();
      await provider.close();
    },
  };
}

export type AiWorld = Awaited<ReturnType<typeof openAiWorld>>;

let users = 0;

/** Somebody who has used no answers yet. */
export function newUser() {
  users += 1;
  const uid = `user-${users}`;
  return { uid, headers: signedIn(testToken({ uid, email: `${uid}@example.com` })) };
}
