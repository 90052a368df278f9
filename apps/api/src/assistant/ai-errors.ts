import { ApiError } from '../platform/errors/errors';

/** 429: the user has no answers left today, or the operator's budget for the day is spent. */
export class AiQuotaUsedError extends ApiError {
  override readonly name = 'AiQuotaUsedError';
  constructor(message: string, retryAfterSeconds: number) {
    super(429, 'ai-quota-used', message, { retryAfterSeconds });
  }
}

/** 429: the user has as many streams running as they may. */
export class AiBusyError extends ApiError {
  override readonly name = 'AiBusyError';
  constructor() {
    super(429, 'ai-busy', 'Two answers are still being written. Wait for one, or stop it.', { retryAfterSeconds: 10 });
  }
}

/** 503: no provider is set up, or not the one that was asked for. */
export class AiNotConfiguredError extends ApiError {
  override readonly name = 'AiNotConfiguredError';
  constructor(provider?: string) {
    const message = provider
      ? `The AI provider ${provider} isn’t set up here. Choose another one, or send a key of your own.`
      : 'AI isn’t set up here. Send a key of your own to use it.';
    super(503, 'ai-not-configured', message);
  }
}

export type ProviderFailureCode = 'provider-failed' | 'provider-busy' | 'provider-key-refused';

/**
 * 502: the provider failed. `reason` is for the log; it never holds what was sent or answered. `isOutage` is true for
 * failures of the provider as a whole, which the circuit breaker counts.
 */
export class ProviderError extends ApiError {
  override readonly name = 'ProviderError';
  readonly reason: string;
  readonly isOutage: boolean;

  constructor(
    code: ProviderFailureCode,
    message: string,
    options: { reason: string; isOutage?: boolean; retryAfterSeconds?: number },
  ) {
    super(502, code, message, {
      // Never the provider's own error: it holds the prompt.
      cause: new Error(options.reason),
      ...(options.retryAfterSeconds !== undefined && { retryAfterSeconds: options.retryAfterSeconds }),
    });
    this.reason = options.reason;
    this.isOutage = options.isOutage ?? false;
  }
}
