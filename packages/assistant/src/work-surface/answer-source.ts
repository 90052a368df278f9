import { clockText } from '@keepmark/ui/words';
import type { StoredAnswer } from '../answers/ai-answer-table';

const providerNames: Readonly<Record<string, string>> = {
  google: 'Google Gemini',
  anthropic: 'Anthropic Claude',
  local: 'Local model',
};

/** A provider's display name. */
export const providerName = (provider: string): string => providerNames[provider] ?? provider;

/** When an answer was written and by which model: "Nov 22, 2026, 3:15 PM · Google Gemini · gemini-2.5-flash". */
export function answerSource({
  createdDate,
  provider,
  model,
}: Pick<StoredAnswer, 'createdDate' | 'provider' | 'model'>) {
  const date = new Date(createdDate);
  const when = Number.isNaN(date.getTime()) ? '' : clockText(date, { dateStyle: 'medium', timeStyle: 'short' });
  return [when, providerName(provider), model].filter(Boolean).join(' · ');
}
