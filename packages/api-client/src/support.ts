import { sendSupportEmail as sendSupportEmailCall, type SupportRequest } from '@keepmark/contracts';
import type { ApiClient, CallOptions } from './api-client';
import { send, skipped } from './send';

/**
 * Writes to support; true once the service has it. It is never sent twice by itself, so a NetworkError or
 * TimeoutError leaves open whether it arrived.
 */
export async function sendSupportEmail(
  client: ApiClient,
  request: SupportRequest,
  options: CallOptions = {},
): Promise<boolean> {
  const answer = await send(client, sendSupportEmailCall, { ...options, body: request, idempotent: false });
  return answer !== skipped && answer.success;
}
