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

/** Software that every office has, and that databases of many occupations name: it makes no one a nurse or a driver. */
const generalSoftware =
  /^(?:spreadsheet|office suite|word processing|presentation|electronic mail|operating system|internet browser|desktop communications|calendar and scheduling|video conferencing|instant messaging|document management|data base (?:management system|user interface and query)|data base reporting|object or component oriented development|development environment|web platform development|analytical or scientific|graphics or photo imaging|enterprise application integration|cloud-based data access)/i;

/** The major groups whose work is software, data or design, so that general software is their trade. */
const softwareGroups = /^(?:15|13|17|27)-/;

/** Skills that postings for this very occupation ask for and that aren't on the résumé, for the steps of a plan. */
export function missingSkills({ occupation, technology = [], isOnResume }: CareerFacts): string[] {
  const isSoftwareWork = softwareGroups.test(occupation?.code ?? '');
  return technology
    .filter(({ isHot, isInDemand }) => isInDemand || (isSoftwareWork && isHot))
    .filter(({ category }) => isSoftwareWork || !generalSoftware.test(category))
    .filter(({ name }) => !(isOnResume && technologyNames(name).some(isOnResume)))
    .map(({ name }) => name)
    .slice(0, 3);
}

/** A longer task isn't the title of a step. */
const maxTaskLength = 120;

/** What people do in the occupation, the most important first, for the steps of a plan. */
export const planTasks = ({ tasks = [] }: CareerFacts): string[] =>
  tasks
    .filter(({ task, isCore }) => isCore && task.length <= maxTaskLength)
    .map(({ task }) => task.replace(/\.$/, ''))
    .slice(0, 2);
