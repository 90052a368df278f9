import type * as z from 'zod/mini';

export type HttpMethod = 'GET' | 'POST' | 'DELETE';

/**
 * One call of the remote service. `path` has no leading slash and names its
 * parameters `:like-this`; `token` says whether the caller's bearer token is needed.
 */
export interface Call<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Token extends boolean = boolean,
> {
  readonly method: HttpMethod;
  readonly path: string;
  readonly token: Token;
  readonly summary: string;
  readonly params: Params;
  readonly body: Body;
  readonly answer: Answer;
}

/** Keeps the literal types of a call's schemas, and of whether it needs a token. */
export function defineCall<
  Params extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
  Token extends boolean,
>(call: Call<Params, Body, Answer, Token>): Call<Params, Body, Answer, Token> {
  return call;
}
