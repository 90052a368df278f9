import { Stripe } from 'stripe';
import { ApiError, UnavailableError } from '../calls/api-error';

/**
 * What a failure of the payment provider means to the caller. Errors of ours pass. The provider's message stays in the
 * log, since it may name keys and people.
 */
function describePaymentFailure(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) {
    return new ApiError(402, 'payment-declined', 'Your card was declined. Try another one.', { cause: error });
  }
  if (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  ) {
    const message = 'The payment provider refused this site’s key. Please tell support. You weren’t charged.';
    return new ApiError(502, 'payment-key-refused', message, { cause: error });
  }
  if (error instanceof Stripe.errors.StripeRateLimitError) {
    const message = 'The payment provider is busy. You weren’t charged. Try again in a minute.';
    return new UnavailableError('payment-busy', message, { cause: error });
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    const message = 'The payment provider didn’t accept the request. You weren’t charged. Please tell support.';
    return new ApiError(502, 'payment-failed', message, { cause: error });
  }
  // Connections, timeouts, their 500s, and answers that aren't JSON.
  if (error instanceof Stripe.errors.StripeError || error instanceof SyntaxError) {
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
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
