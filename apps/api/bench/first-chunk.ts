import { startAiProviderServer } from '../src/testing/ai-provider-server';
import { startSignInService } from '../src/testing/sign-in-service';
import { testToken } from '../src/testing/test-token';
import { type BenchResult, summarize } from './measure';
import { type Service, startService } from './service';
import { type Seed, startSeededDatabase } from './seeded-database';

export const firstChunkName = 'assistant/first-chunk';
/** What the service may add to the first chunk of an answer. */
const maxAddedMs = 50;

const counts = { warmUp: 10, measured: 60 } as const;

/** A prompt as long as one with a posting in it. */
const prompt = `Summarize the posting in the data.\n\n${'Night shifts in intensive care. '.repeat(150)}`;

const noRows: Seed = { name: 'bench-without-rows', count: 0, files: [], fill: async () => {} };

/**
 * How long the first words of an answer take through the service, with its sign-in, quota, and usage row, beside the
 * same request to the provider itself. The provider is the stand-in, which answers at once.
 * @throws Error when the service adds more than it may
 */
export async function measureFirstChunk(log: (message: string) => void): Promise<BenchResult> {
  const [seeded, provider, signIn] = await Promise.all([
    startSeededDatabase(noRows, log),
    startAiProviderServer(),
    startSignInService(),
  ]);
  const settings = {
    AI_LOCAL_URL: provider.urls.local,
    AI_FREE_ANSWERS_PER_DAY: '100000',
    FIREBASE_AUTH_EMULATOR_HOST: signIn.host,
  };
  let service: Service | undefined;
  const authorization = `Bearer ${testToken({ uid: `bench-${Date.now()}`, email: 'bench@example.com' })}`;
  const viaService = (url: string) =>
    timeToFirst(
      `${url}/ai/request`,
      { authorization, accept: 'text/event-stream' },
      { prompt, kind: 'job-summary', provider: 'local' },
      '"type":"text"',
    );
  const direct = () =>
    timeToFirst(
      `${provider.urls.local}/chat/completions`,
      {},
      { model: 'stand-in', stream: true, messages: [{ role: 'user', content: prompt }] },
      '"content":"Hello',
    );
  try {
    service = await startService(seeded.url, settings);
    const [own, peer]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < counts.warmUp + counts.measured; turn += 1) {
      const [ownMs, peerMs] = [await viaService(service.url), await direct()];
      if (turn < counts.warmUp) continue;
      own.push(ownMs);
      peer.push(peerMs);
    }
    const result = summarize(firstChunkName, own, { name: 'the provider itself', timesMs: peer });
    const addedMs = result.median - (result.peer_median ?? 0);
    log(`The service adds ${addedMs.toFixed(1)} ms to the first chunk; ${maxAddedMs} ms are allowed.`);
    if (addedMs > maxAddedMs) throw new Error(`${firstChunkName}: ${addedMs.toFixed(1)} ms added.`);
    return result;
  } finally {
    await service?.stop();
    await Promise.all([seeded.stop(), provider.close(), signIn.close()]);
  }
}

/** Milliseconds from the request until these words have arrived. The rest of the answer is read, not measured. */
async function timeToFirst(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
  words: string,
): Promise<number> {
  const startMs = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  let text = '';
  let firstMs: number | undefined;
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (firstMs === undefined && text.includes(words)) firstMs = performance.now() - startMs;
  }
  if (firstMs === undefined) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 300)}`);
  return firstMs;
}
