import * as z from 'zod/mini';
import { urlText } from '../career-link';
import { templateSkills } from './plan-template';

/** The new plan's values in a link to "Add plan". */
export interface PlanRequestUrl {
  readonly career?: string;
  /** Its O*NET-SOC code. */
  readonly code?: string;
  /** Skills to learn, most in demand first. */
  readonly skills?: readonly string[];
}

const schema = z.object({
  career: urlText(200),
  code: urlText(12),
  skills: z.catch(
    z.pipe(
      z.array(urlText(100)),
      z.transform((skills) => skills.filter(Boolean).slice(0, templateSkills)),
    ),
    [],
  ),
});

/** Reads the query of "Add plan". Invalid values become empty. */
export const readPlanRequest = (search: object): Required<PlanRequestUrl> => z.parse(schema, search);
