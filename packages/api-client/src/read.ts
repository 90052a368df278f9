import type { Call } from '@keepmark/contracts';
import type * as z from 'zod/mini';
import type { ApiClient, CallOptions } from './api-client';
import { send } from './send';
import { UnexpectedAnswerError } from './unexpected-answer-error';

type Enveloped = z.ZodMiniType<{ success: boolean; data?: unknown }>;
type DataOf<Answer extends Enveloped> = Exclude<z.infer<Answer>['data'], undefined>;

/**
 * Makes a call that only reads and needs no token, and gives the `data` of its answer.
 * @param params the values of the path's `:names`
 * @throws what `send` throws; `UnexpectedAnswerError` for a success without data
 */
export async function read<Answer extends Enveloped>(
  client: ApiClient,
  call: Call<z.ZodMiniType, z.ZodMiniType, Answer, false | 'optional'>,
  params: Readonly<Record<string, string>>,
  options: CallOptions & { body?: unknown } = {},
): Promise<DataOf<Answer>> {
  const answer = await send(client, call, { ...options, params, idempotent: true });
  if (typeof answer === 'symbol' || answer.data === undefined) throw new UnexpectedAnswerError(200);
  return answer.data as DataOf<Answer>;
}
