import { acknowledgement, type Call, nothing, type TokenUse } from '@keepmark/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type * as z from 'zod/mini';
import { type Caller, callerOf, readCaller, requireCaller } from '../sign-in/sign-in';
import type { FailureAnswer } from './answer-errors';
import { sendEvents, wantsEvents } from './send-events';

/** What a handler gets: everything in it has passed the call's schemas. */
export interface CallInput<Params extends z.ZodMiniType, Body extends z.ZodMiniType, Token extends TokenUse> {
  params: z.output<Params>;
  body: z.output<Body>;
  /** Who sent the token; where it is optional, undefined for who is signed out. */
  caller: CallerOf<Token>;
  /** For rare needs: the log, the address, the headers. */
  request: FastifyRequest;
  /** To notice when the caller leaves. */
  reply: FastifyReply;
}

type CallerOf<Token extends TokenUse> = Token extends true
  ? Caller
  : Token extends 'optional'
    ? Caller | undefined
    : undefined;

export interface CallOptions<Input = never> {
  /** The answer when the call fails, where that is not the envelope. */
  failure?: FailureAnswer;
  /** A tighter limit per address than the general one; `none` for calls of load balancers. */
  rateLimit?: { max: number; timeWindowMs: number } | 'none';
  /** The largest body, where it isn't the general one. */
  bodyLimitBytes?: number;
  /** The same call as server-sent events, for callers that accept them. What fails before the first one throws. */
  events?: (input: Input) => Promise<AsyncIterable<unknown>>;
}

/**
 * Declares one call of the contracts: its method and path, the check of params and body, of the token when the call
 * needs one, the shape of the answer, and its page in the documentation.
 * @param handler gives the answer; throws an ApiError for everything that is no success.
 */
export function registerCall<
  Params extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
  Token extends TokenUse,
>(
  app: FastifyInstance,
  call: Call<Params, Body, Answer, Token>,
  handler: (input: CallInput<Params, Body, Token>) => Promise<z.input<Answer>> | z.input<Answer>,
  options: CallOptions<CallInput<Params, Body, Token>> = {},
): void {
  app.route({
    method: call.method,
    url: `/${call.path}`,
    schema: schemaOf(call, options.failure ? call.answer : acknowledgement),
    config: {
      ...(options.failure && { failure: options.failure }),
      ...(options.rateLimit && { rateLimit: limitOf(options.rateLimit) }),
    },
    ...(options.bodyLimitBytes && { bodyLimit: options.bodyLimitBytes }),
    // After the address was counted, before the body is read: who may not call need not be listened to.
    ...(call.token && { preParsing: call.token === 'optional' ? readCaller : requireCaller }),
    // An answer that depends on the caller must not be shared, or reused by the same browser after signing out.
    ...(call.token && { onSend: forbidCaching }),
    handler: async (request, reply) => {
      const input = {
        params: request.params as z.output<Params>,
        body: request.body as z.output<Body>,
        caller: (call.token === true ? callerOf(request) : (request.caller ?? undefined)) as CallerOf<Token>,
        request,
        reply,
      };
      if (options.events && wantsEvents(request)) return sendEvents(reply, await options.events(input));
      return handler(input);
    },
  });
}

async function forbidCaching(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  void reply.header('cache-control', 'private, no-store');
}

function limitOf(limit: NonNullable<CallOptions['rateLimit']>) {
  return limit === 'none' ? (false as const) : { max: limit.max, timeWindow: limit.timeWindowMs };
}

function schemaOf(call: Call, failure: z.ZodMiniType): RouteShorthandOptions['schema'] {
  return {
    summary: call.summary,
    tags: [call.path.split('/')[0] ?? ''],
    ...(call.token && { security: [...(call.token === 'optional' ? [{}] : []), { bearer: [] }] }),
    ...(call.params !== nothing && { params: call.params }),
    ...(call.body !== nothing && call.method !== 'GET' && { body: call.body }),
    response: { 200: call.answer, '4xx': failure, '5xx': failure },
  };
}
