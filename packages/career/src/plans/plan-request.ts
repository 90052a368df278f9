import * as z from 'zod/mini';
import { urlText } from '../career-link';
import { templateSkills, templateTasks } from './plan-template';

/** The new plan's values in a link to "Add plan". */
export interface PlanRequestUrl {
  readonly career?: string;
  /** Its O*NET-SOC code. */
  readonly code?: string;
  /** What people do in it, the most important first. */
  readonly tasks?: readonly string[];
  /** Skills to learn, most in demand first. */
  readonly skills?: readonly string[];
}

const list = (length: number, count: number) =>
  z.catch(
    z.pipe(
      z.array(urlText(length)),
      z.transform((texts) => texts.filter(Boolean).slice(0, count)),
    ),
    [],
  );

const schema = z.object({
  career: urlText(200),
  code: urlText(12),
  tasks: list(150, templateTasks),
  skills: list(100, templateSkills),
});

/** Reads the query of "Add plan". Invalid values become empty. */
export const readPlanRequest = (search: object): Required<PlanRequestUrl> => z.parse(schema, search);
