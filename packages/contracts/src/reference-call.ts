import * as z from 'zod/mini';
import { defineCall } from './call';
import { envelope, nothing } from './envelope';

/** Which table the answer is from: the small built-in one, or the official one after `reference:import`. */
export const referenceTable = z.enum(['hand-written', 'official']);

/**
 * A GET call that reads reference data (geography, occupations) and needs no token.
 * @__NO_SIDE_EFFECTS__
 */
export const referenceCall = <Params extends z.ZodMiniType, Data extends z.ZodMiniType>(
  path: string,
  summary: string,
  params: Params,
  data: Data,
) => defineCall({ method: 'GET', path, token: false, summary, params, body: nothing, answer: envelope(data) });
