import type { Call } from '@keepmark/contracts';
import type * as z from 'zod/mini';

/** `nothing` takes no params; params that are all optional may be left out. */
type ParamsOf<Params> = unknown extends Params
  ? { params?: never }
  : Partial<Params> extends Params
    ? { params?: Params }
    : { params: Params };

type BodyOf<Body> = unknown extends Body ? { body?: never } : { body: Body };

/** The input of a call, typed by its contract. `signal` ends the call. */
export type CallInput<C extends Call> = ParamsOf<z.input<C['params']>> &
  BodyOf<z.input<C['body']>> & { signal?: AbortSignal | undefined };

type DataOf<Answer> = Answer extends { data?: infer Data } ? Exclude<Data, undefined> : never;

/** Calls that need a token return undefined when nobody is signed in. */
type Skipped<C extends Call> = C['token'] extends true ? undefined : never;

/** What a call returns: what its contract `reads`, by default the answer's data. */
export type CallResult<C extends Call> = C extends { reads: 'success' }
  ? boolean
  : (C extends { reads: 'answer' } ? z.output<C['answer']> : DataOf<z.output<C['answer']>>) | Skipped<C>;
