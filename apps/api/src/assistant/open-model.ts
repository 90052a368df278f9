import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from 'ai';
import type { ChosenModel } from './choose-model';

/** The model to ask. An object, never its name: the SDK sends a name to a gateway of its own maker. */
export function openModel({ provider, modelId, apiKey, baseUrl }: ChosenModel): Exclude<LanguageModel, string> {
  const settings = { apiKey: apiKey ?? '', ...(baseUrl && { baseURL: baseUrl }) };
  if (provider === 'google') return createGoogleGenerativeAI(settings)(modelId);
  if (provider === 'anthropic') return createAnthropic(settings)(modelId);
  const local = createOpenAICompatible({
    name: 'local',
    baseURL: baseUrl ?? '',
    includeUsage: true,
    ...(apiKey && { apiKey }),
  });
  // Some local servers send what a model thinks as part of its answer.
  return wrapLanguageModel({ model: local(modelId), middleware: extractReasoningMiddleware({ tagName: 'think' }) });
}
