import type * as z from 'zod/mini';

export type HttpMethod = 'GET' | 'POST' | 'DELETE';

/** Whether a call sends the user's bearer token: always, never, or when someone is signed in. */
export type TokenUse = boolean | 'optional';

/** One call of the API. The server validates with it; the client sends and reads with it. */
export interface Call<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Token extends TokenUse = TokenUse,
> {
  readonly method: HttpMethod;
  /** Without a leading slash. Parameters are written `:name`, optional ones `:name?`. */
  readonly path: string;
  readonly token: Token;
  /** One line for the API documentation. */
  readonly summary: string;
  readonly params: Params;
  readonly body: Body;
  readonly answer: Answer;
  /** What the caller gets: the answer's `data` (default), whether it succeeded, or the whole answer. */
  readonly reads?: 'data' | 'success' | 'answer';
  /** Whether sending it twice does no harm, so it can be retried. Default: true for GET and DELETE, false for POST. */
  readonly isIdempotent?: boolean;
  /** What a failed search returns instead of throwing (specification, section 8). */
  readonly failure?: (message: string, body: never) => unknown;
}

/**
 * Declares a call and keeps its literal types.
 * @__NO_SIDE_EFFECTS__
 */
export function defineCall<const Definition extends Call>(call: Definition): Definition {
  return call;
}
