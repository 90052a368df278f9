import { ApiError, UnavailableError } from '../platform/errors/errors';

/**
 * What a failure of the payment provider means to the caller. Errors of ours pass. The provider's message stays in the
 * log, since it may name keys and people.
 */
function describePaymentFailure(error: unknown): unknown {
  const type = stripeErrorType(error);
  if (type === 'StripeCardError') {
    return new ApiError(402, 'payment-declined', 'Your card was declined. Try another one.', { cause: error });
  }
  if (type === 'StripeAuthenticationError' || type === 'StripePermissionError') {
    const message = 'The payment provider refused this site’s key. Please tell support. You weren’t charged.';
    return new ApiError(502, 'payment-key-refused', message, { cause: error });
  }
  if (type === 'StripeRateLimitError') {
    const message = 'The payment provider is busy. You weren’t charged. Try again in a minute.';
    return new UnavailableError('payment-busy', message, { cause: error });
  }
  if (type === 'StripeInvalidRequestError') {
    const message = 'The payment provider didn’t accept the request. You weren’t charged. Please tell support.';
    return new ApiError(502, 'payment-failed', message, { cause: error });
  }
  // Connections, timeouts, their 500s, and answers that aren't JSON.
  if (type !== undefined || error instanceof SyntaxError) {
    const message = 'We couldn’t reach the payment provider. You weren’t charged twice. Try again in a minute.';
    return new UnavailableError('payment-unavailable', message, { cause: error });
  }
  return error;
}

/** Runs work with the provider. @throws ApiError */
export async function withPaymentErrors<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw describePaymentFailure(error);
  }
}

/** Whether the provider has no such object. */
export const isMissing = (error: unknown): boolean =>
  stripeErrorType(error) === 'StripeInvalidRequestError' && (error as { code?: unknown }).code === 'resource_missing';

/** The type on the library's errors, so that checking it doesn't load the library. Undefined for other errors. */
function stripeErrorType(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('type' in error) || typeof error.type !== 'string') return undefined;
  return error.type.startsWith('Stripe') ? error.type : undefined;
}
