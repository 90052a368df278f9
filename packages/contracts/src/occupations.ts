import * as z from 'zod/mini';
import { defineCall } from './call';
import { envelope, nothing } from './envelope';
import { referenceTable } from './geography';
import { line } from './text';

/** A group or an occupation of the Standard Occupational Classification 2018. */
const occupation = z.object({
  /** Empty for a major group. */
  parentCode: z.string(),
  /** "15-1252"; O*NET-SOC codes carry two more digits, "15-1252.00". */
  code: z.string(),
  title: z.string(),
  level: z.enum(['major', 'minor', 'broad', 'detailed', 'onet']),
  /** Empty where the source has none. */
  description: z.string(),
  hasChildren: z.boolean(),
});
export type Occupation = z.infer<typeof occupation>;

const occupationCode = line(12);
const occupations = z.object({ table: referenceTable, results: z.array(occupation) });
export type Occupations = z.infer<typeof occupations>;

const occupationCall = <Params extends z.ZodMiniType, Data extends z.ZodMiniType>(
  path: string,
  summary: string,
  params: Params,
  data: Data,
) => defineCall({ method: 'GET', path, token: false, summary, params, body: nothing, answer: envelope(data) });

export const getOccupation = occupationCall(
  'joboccupation/code/:code',
  'One occupation or group',
  z.object({ code: occupationCode.check(z.minLength(1)) }),
  occupation,
);

/** The group that holds the occupation, and its siblings' level; without a code the top level. */
export const listParentOccupations = occupationCall(
  'joboccupations/parent/:code?',
  'The level above an occupation; without a code the major groups',
  z.object({ code: z.optional(occupationCode) }),
  occupations,
);

export const listChildOccupations = occupationCall(
  'joboccupations/children/:code',
  'What lies below a group',
  z.object({ code: occupationCode.check(z.minLength(1)) }),
  occupations,
);
