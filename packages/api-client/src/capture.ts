import { capturePosting as capturePostingCall, type CapturedPosting, type CaptureRequest } from '@keepmark/contracts';
import type { ApiClient, CallOptions } from './api-client';
import { send, skipped } from './send';

/**
 * Reads a posting from its address or its text. It is sent once: a second try would fetch the page again.
 * @returns what was found; undefined without a token
 * @throws {ApiError} with `code` `address-refused`, `page-unreachable`, `page-refused`, `page-gone`, `page-too-large`,
 *   `page-too-slow` or `no-page`, whose message says what to do instead; and what `send` throws
 */
export async function capturePosting(
  client: ApiClient,
  request: CaptureRequest,
  options: CallOptions = {},
): Promise<CapturedPosting | undefined> {
  const answer = await send(client, capturePostingCall, { ...options, body: request, idempotent: false });
  return answer === skipped ? undefined : answer.data;
}
