import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ApiError, NotReadyError } from '../errors/errors';
import { describeError } from './describe-error';

/** What a call whose answer is no envelope sends when it fails. */
export type FailureAnswer = (problem: ApiError) => unknown;

declare module 'fastify' {
  interface FastifyContextConfig {
    failure?: FailureAnswer;
  }
}

const envelopeOf: FailureAnswer = ({ message, code }) => ({ success: false, message, code });

/** The one place from which errors leave. Every status of 500 and above is in the log with its cause, but for a process that isn't ready. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** Answers with what the caller may know of an error, in the shape of the call that failed. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = describeError(error, request.id);
  if (problem.status >= 500 && !(problem instanceof NotReadyError)) request.log.error({ err: error }, problem.code);
  else request.log.debug({ code: problem.code }, problem.message);

  if (problem.retryAfterSeconds) void reply.header('retry-after', problem.retryAfterSeconds);
  if (problem.status === 401) void reply.header('www-authenticate', 'Bearer');
  const failure = request.routeOptions.config?.failure ?? envelopeOf;
  // Serialized here, because a call's schema describes only its successful answer.
  return reply
    .code(problem.status)
    .type('application/json; charset=utf-8')
    .serializer((payload) => JSON.stringify(payload))
    .send(failure(problem));
}
