import type { Occupation, OccupationTask, RelatedOccupation, TechnologySkill } from '@keepmark/contracts';
import type { SkillTest } from '@keepmark/resumes/skill-test';
import { technologyNames } from '../occupations/technology-names';

/** The facts about a career. Parts that haven't loaded or don't exist are missing. */
export interface CareerFacts {
  readonly occupation?: Occupation | undefined;
  readonly tasks?: readonly OccupationTask[] | undefined;
  readonly technology?: readonly TechnologySkill[] | undefined;
  readonly related?: readonly RelatedOccupation[] | undefined;
  readonly wages?: string | undefined;
  readonly isOnResume?: SkillTest | undefined;
}

/** The default first question about a career. */
export const firstCounselingQuestion = (career: string): string =>
  `I am thinking about this career: ${career}.
What is the work really like, and who is happy in it? What do people with my background usually underestimate?
Which ways lead into it, how long do they take, and what do they cost?
What should I do in the next month to find out if it is right for me?
Use the facts on file where they help, and say where you are not sure.`;

const names = (parts: readonly { readonly name: string }[]) => parts.map(({ name }) => name).join(', ');

/** The facts to send with a question about a career. Skills on the résumé are the only personal part. */
export function counselingFacts(career: string, facts: CareerFacts): Record<string, string> {
  const { occupation, tasks = [], technology = [], related = [], wages = '', isOnResume } = facts;
  const wanted = technology.filter(({ isHot, isInDemand }) => isHot || isInDemand);
  const own = isOnResume ? technology.filter(({ name }) => technologyNames(name).some(isOnResume)) : [];
  return {
    career: occupation?.title ?? career,
    description: occupation?.description ?? '',
    tasks: tasks
      .slice(0, 10)
      .map(({ task }) => task)
      .join(' '),
    'technology in demand': names(wanted.slice(0, 20)),
    'technology on my resume': names(own.slice(0, 20)),
    'related careers': related
      .slice(0, 8)
      .map(({ title }) => title)
      .join('; '),
    wages,
  };
}

/** The skills most in demand that aren't on the résumé, for the steps of a plan. */
export const missingSkills = ({ technology = [], isOnResume }: CareerFacts): string[] =>
  technology
    .filter(({ isHot, isInDemand }) => isHot || isInDemand)
    .filter(({ name }) => !(isOnResume && technologyNames(name).some(isOnResume)))
    .map(({ name }) => name)
    .slice(0, 3);
