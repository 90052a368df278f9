import type { Call } from '@keepmark/contracts';
import type { ApiClient } from './api-client';
import type { CallInput, CallResult } from './call-types';
import { exchange, type ExchangeInput } from './exchange';
import { readAnswer } from './read-answer';
import { UnexpectedAnswerError } from './unexpected-answer-error';
import { withToken } from './with-token';

/** A call that takes nothing can be made without an input. */
type InputOf<C extends Call> =
  Partial<CallInput<C>> extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>];

/**
 * Makes one call of the contracts: `call(client, getCity, { params: { id }, signal })`.
 * @returns the answer's data, or what the contract `reads`. A call that needs a token isn't sent when nobody is signed
 *   in, and returns undefined (false when it only reports success).
 * @throws {ApiError} when the server refuses or fails, whatever the HTTP status
 * @throws {NetworkError | TimeoutError | UnexpectedAnswerError}, and the signal's reason when aborted
 */
export async function call<C extends Call>(
  client: ApiClient,
  contract: C,
  ...[input]: InputOf<C>
): Promise<CallResult<C>> {
  const reply = await withToken(client, contract.token, (token) =>
    exchange(client, contract, (input ?? {}) as ExchangeInput, token),
  );
  const readsSuccess = contract.reads === 'success';
  if (reply === undefined) return (readsSuccess ? false : undefined) as CallResult<C>;

  const answer = readAnswer(contract.answer, reply);
  if (readsSuccess) return true as CallResult<C>;
  if (contract.reads === 'answer') return answer as CallResult<C>;
  const { data } = answer as { data?: unknown };
  if (data === undefined) throw new UnexpectedAnswerError(reply.status);
  return data as CallResult<C>;
}

/**
 * Makes a search that doesn't throw: when it fails, it returns the contract's `failure` (specification, section 8).
 * Only an aborted one throws, with the signal's reason.
 */
export async function safeCall<C extends Call & Required<Pick<Call, 'failure'>>>(
  client: ApiClient,
  contract: C,
  ...[input]: InputOf<C>
): Promise<CallResult<C> | ReturnType<C['failure']>> {
  try {
    return await call(client, contract, ...([input] as InputOf<C>));
  } catch (error) {
    if (input?.signal?.aborted) throw error;
    const message = error instanceof Error ? error.message : String(error);
    return contract.failure(message, input?.body as never) as ReturnType<C['failure']>;
  }
}
