import { APICallError } from 'ai';
import { ProviderError } from './ai-errors';
import { busy, failed } from './provider-failure';

const keyRefused = /API_KEY_INVALID|API key not valid|invalid x-api-key|authentication_error|PERMISSION_DENIED/i;
const overloaded = /overloaded|RESOURCE_EXHAUSTED|rate.?limit|quota/i;

/**
 * What a provider's failure means to the caller. The SDK's error holds the prompt, so only its status and its kind are
 * passed on.
 * @param keyIsOwn whether the key was the user's own: only they can replace it.
 */
export function describeProviderFailure(error: unknown, keyIsOwn: boolean): ProviderError {
  if (error instanceof ProviderError) return error;
  if (!APICallError.isInstance(error)) return failed(error instanceof Error ? error.name : typeof error, false);
  const { statusCode, responseBody = '' } = error;
  if (statusCode === undefined) return failed('no connection', true);
  if (statusCode === 401 || statusCode === 403 || (statusCode === 400 && keyRefused.test(responseBody))) {
    return new ProviderError(
      'provider-key-refused',
      keyIsOwn
        ? 'The AI provider refused your key. Check it and try again.'
        : 'The AI provider refused this site’s key. Please tell support.',
      { reason: `status ${statusCode}: key refused` },
    );
  }
  const isOverload = statusCode === 429 || statusCode === 503 || statusCode === 529;
  if (isOverload || (statusCode < 500 && overloaded.test(responseBody))) {
    return busy(`status ${statusCode}`, statusCode !== 429, retryAfterOf(error));
  }
  return failed(`status ${statusCode}`, statusCode >= 500);
}

/** The provider sent an error event in the middle of a stream. */
export function describeStreamError(error: unknown, keyIsOwn: boolean): ProviderError {
  if (error instanceof ProviderError || APICallError.isInstance(error)) return describeProviderFailure(error, keyIsOwn);
  const kind = typeof error === 'string' ? error : JSON.stringify(error ?? '');
  return overloaded.test(kind) ? busy('overloaded in mid-stream', true) : failed('an error in mid-stream', true);
}

/** Seconds from the header, or from the delay that Google gives in the body. */
function retryAfterOf({ responseHeaders, responseBody = '' }: APICallError): number | undefined {
  const header = Number(responseHeaders?.['retry-after']);
  const seconds = header || Number(/"retryDelay":\s*"(\d+(?:\.\d+)?)s"/.exec(responseBody)?.[1]);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), 3600) : undefined;
}
