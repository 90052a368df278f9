import type * as z from 'zod/mini';

export type HttpMethod = 'GET' | 'POST' | 'DELETE';

/** Whether a call takes the caller's bearer token: needed, never, or sent when somebody is signed in. */
export type TokenUse = boolean | 'optional';

/** One call of the remote service. `path` has no leading slash and names its parameters `:like-this`. */
export interface Call<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Token extends TokenUse = TokenUse,
> {
  readonly method: HttpMethod;
  readonly path: string;
  readonly token: Token;
  readonly summary: string;
  readonly params: Params;
  readonly body: Body;
  readonly answer: Answer;
}

/** Keeps the literal types of a call's schemas, and of whether it takes a token. */
export function defineCall<
  Params extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
  Token extends TokenUse,
>(call: Call<Params, Body, Answer, Token>): Call<Params, Body, Answer, Token> {
  return call;
}
