import type { Call } from '@keepmark/contracts';
import * as z from 'zod/mini';
import type { ApiClient, CallOptions } from './api-client';
import { ApiError } from './api-error';
import { exchange, type Reply } from './exchange';
import { UnexpectedAnswerError } from './unexpected-answer-error';

/** Stands for a call that needs a token and was not made because nobody is signed in. */
export const skipped = Symbol('skipped');

export interface SendOptions extends CallOptions {
  /** The values of the path's `:names`. */
  params?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Whether a second one does no harm. Only then is a call that failed on the way made again. */
  idempotent: boolean;
}

const refusal = z.object({
  success: z.optional(z.boolean()),
  error: z.optional(z.unknown()),
  message: z.optional(z.string()),
  code: z.optional(z.string()),
});

/**
 * Makes one call and reads the body whatever the HTTP status: what the body says decides.
 * A call with an optional token is made without one when nobody is signed in, or when the service takes none of theirs.
 * @returns the answer as the contract shapes it, or `skipped` for a call that needs a token without one.
 * @throws {ApiError} when the body says no, with the service's reason.
 * @throws {NetworkError | TimeoutError | UnexpectedAnswerError}, the signal's reason when it is aborted, and whatever
 *   the client's token source throws.
 */
export async function send<Schema extends z.ZodMiniType>(
  client: ApiClient,
  call: Call<z.ZodMiniType, z.ZodMiniType, Schema>,
  options: SendOptions,
): Promise<z.infer<Schema> | typeof skipped> {
  const attempt = async (token?: string) => exchange(client, call, options, token);
  if (!call.token) return read(call.answer, await attempt());
  const isOptional = call.token === 'optional';
  // Who cannot get a token is served as anybody is, where the call allows that.
  const tokenOf = (refresh?: { refresh: true }) =>
    isOptional ? client.token(refresh).catch(() => undefined) : client.token(refresh);

  const token = await tokenOf();
  if (token === undefined) return isOptional ? read(call.answer, await attempt()) : skipped;
  const reply = await attempt(token);
  if (reply.status !== 401) return read(call.answer, reply);
  // The token may have run out on the way, or been revoked: a fresh one settles which.
  const freshToken = await tokenOf({ refresh: true });
  if (freshToken === undefined) return read(call.answer, isOptional ? await attempt() : reply);
  const freshReply = await attempt(freshToken);
  return read(call.answer, isOptional && freshReply.status === 401 ? await attempt() : freshReply);
}

function read<Schema extends z.ZodMiniType>(schema: Schema, reply: Reply): z.infer<Schema> {
  const answer = z.safeParse(schema, reply.body);
  const { data: reason } = z.safeParse(refusal, reply.body);
  const saysNo = reason?.success === false || reason?.error === true;
  if (answer.success && !saysNo) return answer.data;
  if (!saysNo && reason?.message === undefined) {
    throw new UnexpectedAnswerError(reply.status, { cause: answer.error });
  }
  throw new ApiError({
    status: reply.status,
    code: reason?.code ?? `http-${reply.status}`,
    message: reason?.message ?? 'The service could not do this, and gave no reason. Try again in a few minutes.',
    retryAfterSeconds: reply.retryAfterSeconds,
  });
}
