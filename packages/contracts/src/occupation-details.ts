import * as z from 'zod/mini';
import { dataSource } from './data-source';
import { referenceCall, referenceTable } from './reference-call';
import { code, line } from './text';

/** "15-1252", or an O*NET code such as "15-1252.00". */
const params = z.object({ code });

/** What every one of these answers says about the occupation. */
const about = {
  /** "15-1252". */
  occupationCode: z.string(),
  occupationTitle: z.string(),
  table: referenceTable,
  source: dataSource,
};

/** Several O*NET occupations can share a code of six digits; then both may be named. */
const relatedOccupation = z.object({
  code: z.string(),
  /** "15-1252.00"; empty in the hand-written table. */
  onetCode: z.string(),
  title: z.string(),
  /** How near it is, nearest first. */
  tier: z.enum(['closest', 'close', 'further']),
});
export type RelatedOccupation = z.infer<typeof relatedOccupation>;

const relatedOccupations = z.object({ ...about, results: z.array(relatedOccupation) });
export type RelatedOccupations = z.infer<typeof relatedOccupations>;

/** Empty results where there are none on file. 404 for a code that is no occupation; the same below. */
export const listRelatedOccupations = referenceCall(
  'occupations/:code/related',
  'List the occupations that are like an occupation, closest first',
  params,
  relatedOccupations,
);

const technologySkill = z.object({
  /** "Python". */
  name: z.string(),
  /** "Object or component oriented development software". */
  category: z.string(),
  /** Often asked for in postings of all occupations. */
  isHot: z.boolean(),
  /** Often asked for in postings of this occupation. */
  isInDemand: z.boolean(),
});
export type TechnologySkill = z.infer<typeof technologySkill>;

const technologySkills = z.object({ ...about, results: z.array(technologySkill) });
export type TechnologySkills = z.infer<typeof technologySkills>;

/** Those in demand first, then hot ones, then by name. */
export const listTechnologySkills = referenceCall(
  'occupations/:code/skills',
  'List the software and tools used in an occupation',
  params,
  technologySkills,
);

const occupationTask = z.object({ task: z.string(), isCore: z.boolean() });
export type OccupationTask = z.infer<typeof occupationTask>;

const occupationTasks = z.object({ ...about, results: z.array(occupationTask) });
export type OccupationTasks = z.infer<typeof occupationTasks>;

/** Core tasks first, in the order of the source. */
export const listOccupationTasks = referenceCall(
  'occupations/:code/tasks',
  'List what people do in an occupation',
  params,
  occupationTasks,
);

const titledOccupation = z.object({
  /** "53-3032". */
  code: z.string(),
  title: z.string(),
  /** Other titles of it that match, best first, at most three; empty when only its own title matches. */
  matchingTitles: z.array(z.string()),
});
export type TitledOccupation = z.infer<typeof titledOccupation>;

const titledOccupations = z.object({
  table: referenceTable,
  source: dataSource,
  /** At most twenty, best match first. */
  results: z.array(titledOccupation),
});
export type TitledOccupations = z.infer<typeof titledOccupations>;

/** Words may be unfinished: "truck dri" finds truck drivers. */
export const searchOccupationTitles = referenceCall(
  'occupations/titles/:query',
  'Find occupations by a job title',
  z.object({ query: line(100).check(z.minLength(1)) }),
  titledOccupations,
);
