import { dayAfter } from '@keepmark/ui/words';
import type { CareerPlan, CareerPlanStep, PlanStepKind } from './plan-tables';

export type PlanValues = Partial<Omit<CareerPlan, 'internalId' | 'dateAdded' | 'dateUpdated'>>;
export type StepValues = Partial<Omit<CareerPlanStep, 'internalId' | 'planId' | 'displayOrder'>>;

/** What a step keeps when it's added again. */
export const stepValues = ({ kind, title, notes, dueOn, doneOn }: CareerPlanStep) =>
  ({ kind, title, notes, dueOn, doneOn }) satisfies StepValues;

/** The maximum number of steps in a plan. */
export const maxSteps = 200;

/** How many days ahead the desk shows steps. */
const daysAhead = 14;

export const stepKindLabels: Readonly<Record<PlanStepKind, string>> = {
  skill: 'Learn a skill',
  certificate: 'Get a certificate',
  people: 'Talk to people',
  project: 'Build something',
  apply: 'Apply',
  other: 'Other',
};

/** Steps in display order. Two tabs may give two steps the same position. */
export const orderedSteps = (steps: readonly CareerPlanStep[]): CareerPlanStep[] =>
  steps.toSorted(
    (left, right) => left.displayOrder - right.displayOrder || (left.internalId < right.internalId ? -1 : 1),
  );

export const isDone = ({ doneOn }: Pick<CareerPlanStep, 'doneOn'>): boolean => doneOn !== '';

export const isOverdue = (step: Pick<CareerPlanStep, 'doneOn' | 'dueOn'>, today: string): boolean =>
  !isDone(step) && step.dueOn !== '' && step.dueOn < today;

/** Steps by plan, in display order. Plans without steps are missing. */
export function stepsByPlan(steps: readonly CareerPlanStep[]): ReadonlyMap<string, readonly CareerPlanStep[]> {
  const groups = new Map<string, CareerPlanStep[]>();
  for (const step of orderedSteps(steps)) {
    const own = groups.get(step.planId);
    if (own) own.push(step);
    else groups.set(step.planId, [step]);
  }
  return groups;
}

/** The open steps, earliest due date first. Those without a date come last, in order. */
const byDueDate = (steps: readonly CareerPlanStep[]): CareerPlanStep[] =>
  orderedSteps(steps.filter((step) => !isDone(step))).sort((left, right) => {
    if (left.dueOn === right.dueOn) return 0;
    if (left.dueOn === '' || right.dueOn === '') return left.dueOn === '' ? 1 : -1;
    return left.dueOn < right.dueOn ? -1 : 1;
  });

/** The next step of a plan; undefined if all are done. */
export const nextStep = (steps: readonly CareerPlanStep[]): CareerPlanStep | undefined => byDueDate(steps)[0];

/** A step on the desk, with its plan. */
export interface DeskStep {
  readonly plan: CareerPlan;
  readonly step: CareerPlanStep;
}

/**
 * The steps for the desk: those overdue or due within two weeks, and the next step of each other plan. Earliest due
 * date first. Leaves out steps of plans that another tab deleted.
 */
export function deskSteps(plans: readonly CareerPlan[], steps: readonly CareerPlanStep[], today: string): DeskStep[] {
  const last = dayAfter(today, daysAhead);
  const ofPlan = stepsByPlan(steps);
  const shown = plans.flatMap((plan) => {
    const open = byDueDate(ofPlan.get(plan.internalId) ?? []);
    const due = open.filter(({ dueOn }) => dueOn !== '' && dueOn <= last);
    return (due.length > 0 ? due : open.slice(0, 1)).map((step) => ({ plan, step }));
  });
  const key = ({ dueOn }: CareerPlanStep) => dueOn || '9999';
  return shown.sort((left, right) =>
    key(left.step) < key(right.step) ? -1 : key(left.step) > key(right.step) ? 1 : 0,
  );
}

/** The new positions when a step moves: the steps in between shift by one, and gaps close. */
export function movedOrders(
  steps: readonly CareerPlanStep[],
  from: number,
  to: number,
): { readonly internalId: string; readonly displayOrder: number }[] {
  const moved = orderedSteps(steps);
  if (from < 0 || from >= moved.length) return [];
  const [step] = moved.splice(from, 1);
  if (step) moved.splice(Math.max(0, Math.min(to, moved.length)), 0, step);
  return moved
    .map(({ internalId, displayOrder }, index) => ({ internalId, displayOrder: index + 1, before: displayOrder }))
    .filter(({ displayOrder, before }) => displayOrder !== before)
    .map(({ internalId, displayOrder }) => ({ internalId, displayOrder }));
}
