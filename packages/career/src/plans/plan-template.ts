import { dayAfter, daysBetween } from '@keepmark/ui/words';
import type { StepValues } from './plan';
import type { PlanStepKind } from './plan-tables';

/** A suggested step of a new plan. It's due after this `share` of the time until the target date. */
interface TemplateStep {
  readonly kind: PlanStepKind;
  readonly title: string;
  readonly notes: string;
  readonly share: number;
}

const beforeSkills: readonly TemplateStep[] = [
  {
    kind: 'people',
    title: 'Talk to two people who do this work',
    notes: 'Ask how they got in, what a normal week looks like, and what they would learn first.',
    share: 0.1,
  },
  {
    kind: 'certificate',
    title: 'Find out which license or certificate employers ask for',
    notes: 'Read ten postings, and look up the rules of your state.',
    share: 0.15,
  },
];

const afterSkills: readonly TemplateStep[] = [
  {
    kind: 'certificate',
    title: 'Get the license or certificate',
    notes:
      'Write down its cost, how long it takes, and the next exam date. Delete this step if no employer asks for one.',
    share: 0.6,
  },
  {
    kind: 'project',
    title: 'Finish one piece of work that you can show',
    notes: 'Something small and done beats something big and half done. Volunteer work counts.',
    share: 0.75,
  },
  {
    kind: 'people',
    title: 'Have someone in the field read your résumé',
    notes: '',
    share: 0.8,
  },
  {
    kind: 'apply',
    title: 'Apply to the first five jobs',
    notes: 'Make a version of your résumé for each one.',
    share: 0.9,
  },
];

const usualSkill: TemplateStep = {
  kind: 'skill',
  title: 'Learn the skill that most postings ask for and you don’t have yet',
  notes: '',
  share: 0.35,
};

/** The number of skills that a new plan suggests to learn. */
export const templateSkills = 3;

/** The number of tasks that a new plan suggests to be able to do. */
export const templateTasks = 2;

export interface TemplateInput {
  /** What people do in the career, the most important first: "Assess patients". */
  readonly tasks?: readonly string[];
  /** Skills of the career that the person lacks, most in demand first. */
  readonly missingSkills: readonly string[];
  /** A calendar day. */
  readonly today: string;
  /** A calendar day; without one, steps have no due date. */
  readonly targetDate: string;
}

/** The suggested steps of a new plan, in order, with due dates spread from today to the target date. */
export function templateSteps({ tasks = [], missingSkills, today, targetDate }: TemplateInput): StepValues[] {
  const deeds = tasks.slice(0, templateTasks).map((task, index): TemplateStep => ({
    kind: 'skill',
    title: `Show that you can ${task.slice(0, 1).toLowerCase()}${task.slice(1)}`,
    notes: 'Learn it, or write down an example of when you did it.',
    share: 0.2 + 0.02 * index,
  }));
  const skills = missingSkills.slice(0, templateSkills).map((skill, index): TemplateStep => ({
    kind: 'skill',
    title: `Learn ${skill}`,
    notes: '',
    share: 0.25 + 0.1 * index,
  }));
  const learned = [...deeds, ...skills];
  const steps = [...beforeSkills, ...(learned.length > 0 ? learned : [usualSkill]), ...afterSkills];
  const days = daysBetween(today, targetDate);
  return steps.map(({ kind, title, notes, share }) => ({
    kind,
    title,
    notes,
    dueOn: days <= 0 ? '' : dayAfter(today, Math.max(1, Math.round(share * days))),
  }));
}

/** The default due date of a new step, in days from today. */
export const usualDays: Readonly<Record<PlanStepKind, number>> = {
  people: 7,
  apply: 14,
  skill: 30,
  project: 45,
  certificate: 90,
  other: 14,
};

/** An example of each kind of step, shown in the empty field. */
export const stepExamples: Readonly<Record<PlanStepKind, string>> = {
  skill: 'Learn to read blueprints',
  certificate: 'Pass the state licensing exam',
  people: 'Ask Maria how she got into the field',
  project: 'Build a small website for the food bank',
  apply: 'Apply to three jobs close to home',
  other: 'Visit an open day',
};
