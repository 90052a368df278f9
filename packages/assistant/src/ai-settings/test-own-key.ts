import type { ApiClient } from '@keepmark/api-client';
import type { KeyProvider } from '@keepmark/app-shell/ai-keys';
import { requestAi } from '@keepmark/contracts';
import type { AiTask } from '../ai-task';
import { askAi } from '../ask/ask-ai';

const prompt = 'Answer with the word OK and nothing else.';

const task: AiTask = {
  kind: 'company-keywords',
  title: 'Test key',
  subject: { type: 'search', id: '', label: '' },
  prompt,
  isPromptEditable: false,
  request: (text) => ({ call: requestAi, body: { prompt: text, kind: 'company-keywords' } }),
  personalData: {},
};

/**
 * Tests a key with a short question. It contains no personal data, and the answer isn't stored.
 * @throws what `askAi` throws: for a rejected key, an ApiError with the code `provider-key-refused`
 */
export async function testOwnKey(client: ApiClient, provider: KeyProvider, ownKey: string): Promise<void> {
  await askAi(client, task, { prompt, provider, ownKey });
}
