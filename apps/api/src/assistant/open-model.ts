import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ChosenModel } from './choose-model';

/** The model to ask. An object, never its name: the SDK sends a name to a gateway of its own maker. */
export function openModel({ provider, modelId, apiKey, baseUrl }: ChosenModel): Exclude<LanguageModel, string> {
  const settings = { apiKey: apiKey ?? '', ...(baseUrl && { baseURL: baseUrl }) };
  if (provider === 'google') return createGoogleGenerativeAI(settings)(modelId);
  if (provider === 'anthropic') return createAnthropic(settings)(modelId);
  return createOpenAICompatible({
    name: 'local',
    baseURL: baseUrl ?? '',
    includeUsage: true,
    ...(apiKey && { apiKey }),
  })(modelId);
}
