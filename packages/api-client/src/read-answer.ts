import * as z from 'zod/mini';
import { ApiError } from './api-error';
import type { Reply } from './exchange';
import { UnexpectedAnswerError } from './unexpected-answer-error';

const refusal = z.object({
  success: z.optional(z.boolean()),
  error: z.optional(z.unknown()),
  message: z.optional(z.string()),
  code: z.optional(z.string()),
});

/**
 * Checks a reply against the contract. The body decides, whatever the HTTP status.
 * @throws {ApiError} when the body is a refusal, with the server's message
 * @throws {UnexpectedAnswerError} when it isn't an answer of this call
 */
export function readAnswer<Schema extends z.ZodMiniType>(schema: Schema, reply: Reply): z.output<Schema> {
  const answer = z.safeParse(schema, reply.body);
  const { data: reason } = z.safeParse(refusal, reply.body);
  const isRefusal = reason?.success === false || reason?.error === true;
  if (answer.success && !isRefusal) return answer.data;
  if (!isRefusal && reason?.message === undefined) {
    throw new UnexpectedAnswerError(reply.status, { cause: answer.error });
  }
  throw new ApiError({
    status: reply.status,
    code: reason?.code ?? `http-${reply.status}`,
    message: reason?.message ?? 'Something went wrong on our side. Try again in a few minutes.',
    retryAfterSeconds: reply.retryAfterSeconds,
  });
}
