import type { CareerPlan, CareerPlanStep } from '../plans/plan-tables';

/** A plan, with the given changes. */
export const plan = (changes: Partial<CareerPlan> = {}): CareerPlan => ({
  internalId: 'plan-1',
  title: 'Become a data analyst',
  career: 'Data Scientists',
  careerCode: '15-2051.00',
  targetDate: '2027-05-31',
  notes: '',
  dateAdded: '2026-11-01T09:00:00.000Z',
  dateUpdated: '2026-11-01T09:00:00.000Z',
  ...changes,
});

/** A step of that plan, with the given changes. */
export const step = (changes: Partial<CareerPlanStep> = {}): CareerPlanStep => ({
  internalId: 'step-1',
  planId: 'plan-1',
  kind: 'skill',
  title: 'Learn SQL',
  notes: '',
  dueOn: '',
  doneOn: '',
  displayOrder: 1,
  ...changes,
});
