import * as z from 'zod/mini';
import { defineCall } from './call';
import { envelope, nothing } from './envelope';

/** Which table the answer is from: the small built-in one, or the official one after `reference:import`. */
export const referenceTable = z.enum(['hand-written', 'official']);

/**
 * A GET call that reads geography and needs no token. When it fails, `safeCall` returns its `failure`: an empty list, or
 * null (specification, section 8).
 * @__NO_SIDE_EFFECTS__
 */
export const geographyCall = <Params extends z.ZodMiniType, Data extends z.ZodMiniType, Failure>(
  path: string,
  summary: string,
  params: Params,
  data: Data,
  failure: () => Failure,
) => defineCall({ method: 'GET', path, token: false, summary, params, body: nothing, answer: envelope(data), failure });

/** What a failed geography call returns. */
export const noItem = (): null => null;
export const noItems = (): never[] => [];

/**
 * A GET call that reads reference data (occupations, wages) and needs no token.
 * @__NO_SIDE_EFFECTS__
 */
export const referenceCall = <Params extends z.ZodMiniType, Data extends z.ZodMiniType>(
  path: string,
  summary: string,
  params: Params,
  data: Data,
) => defineCall({ method: 'GET', path, token: false, summary, params, body: nothing, answer: envelope(data) });
