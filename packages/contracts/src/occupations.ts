import * as z from 'zod/mini';
import { referenceCall, referenceTable } from './reference-call';
import { line } from './text';

/** A group or an occupation of the Standard Occupational Classification 2018. */
const occupation = z.object({
  /** Empty for a major group. */
  parentCode: z.string(),
  /** "15-1252"; O*NET-SOC codes have two more digits, "15-1252.00". */
  code: z.string(),
  title: z.string(),
  level: z.enum(['major', 'minor', 'broad', 'detailed', 'onet']),
  /** Empty when the source has none. */
  description: z.string(),
  hasChildren: z.boolean(),
  /** In the level above an occupation: whether it is the group that the occupation is in. */
  selected: z.optional(z.boolean()),
});
export type Occupation = z.infer<typeof occupation>;

const occupations = z.object({ table: referenceTable, results: z.array(occupation) });
export type Occupations = z.infer<typeof occupations>;

const occupationCode = line(12);

export const getOccupation = referenceCall(
  'joboccupation/code/:code',
  'Get an occupation or group by its code',
  z.object({ code: occupationCode.check(z.minLength(1)) }),
  occupation,
);

/** The group that an occupation is in, marked as selected, with its siblings; without a code, the major groups. */
export const listParentOccupations = referenceCall(
  'joboccupations/parent/:code?',
  'List the level above an occupation; without a code, the major groups',
  z.object({ code: z.optional(occupationCode) }),
  occupations,
);

export const listChildOccupations = referenceCall(
  'joboccupations/children/:code',
  'List the occupations in a group',
  z.object({ code: occupationCode.check(z.minLength(1)) }),
  occupations,
);
