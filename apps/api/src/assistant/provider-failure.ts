import { ProviderError } from './ai-errors';

export const busy = (reason: string, isOutage: boolean, retryAfterSeconds = 30) =>
  new ProviderError('provider-busy', 'The AI provider is busy. Try again in a minute, or choose another provider.', {
    reason,
    isOutage,
    retryAfterSeconds,
  });

export const failed = (reason: string, isOutage: boolean) =>
  new ProviderError('provider-failed', 'The AI provider couldn’t answer. Try again, or choose another provider.', {
    reason,
    isOutage,
  });

export const timedOut = (reason: string) =>
  new ProviderError('provider-failed', 'The AI provider took too long to answer. Try again in a minute.', {
    reason,
    isOutage: true,
  });

export const cutOff = (reason: string) =>
  new ProviderError('provider-failed', 'The answer was cut off before its end. Try again.', { reason });

export const declined = () =>
  new ProviderError('provider-failed', 'The AI declined to answer this. Change the prompt and try again.', {
    reason: 'refusal',
  });

export const emptyAnswer = () =>
  new ProviderError('provider-failed', 'The AI sent an empty answer. Try again, or choose another provider.', {
    reason: 'empty answer',
  });

export const unreadableAnswer = () =>
  new ProviderError('provider-failed', 'The AI’s answer wasn’t in the expected form. Try again.', {
    reason: 'answer without the expected form',
  });
