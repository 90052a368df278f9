import type { Database, Undo } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { useAllRows, useDatabase, useRow } from '@keepmark/local-store/react';
import { calendarDayOf } from '@keepmark/ui/words';
import { useMemo } from 'react';
import { maxSteps, movedOrders, orderedSteps, type PlanValues, type StepValues } from './plan';
import { type CareerPlan, type CareerPlanStep, careerPlanStepTable, careerPlanTable } from './plan-tables';

/** The plan has the maximum number of steps. */
export class PlanFullError extends Error {
  override readonly name = 'PlanFullError';
  constructor() {
    super(`A plan holds up to ${maxSteps} steps. Delete some that are done, or start another plan.`);
  }
}

/**
 * The store of plans. Deleting a plan deletes its steps; an undo restores both. Writes throw the database's own errors
 * when the browser's storage is full; their messages say what to do.
 */
export function createPlansStore(database: Database, clock: () => Date = () => new Date()) {
  const writes = createPlanWrites(database, clock);
  return { ...planChanges(writes), ...stepChanges(writes) };
}

type PlanWrites = ReturnType<typeof createPlanWrites>;

/** The tables of plans, and the writes that several changes share. */
function createPlanWrites(database: Database, clock: () => Date) {
  const plans = database.table(careerPlanTable);
  const steps = database.table(careerPlanStepTable);
  const stepsOf = (planId: string) => orderedSteps(allRows(steps, { where: { planId } }));
  return {
    database,
    clock,
    plans,
    steps,
    stepsOf,
    touch: (planId: string) => plans.update(planId, { dateUpdated: clock().toISOString() }),

    /** Adds steps at the end of a plan. @throws {PlanFullError} */
    insertSteps: (planId: string, list: readonly StepValues[]): string[] => {
      const own = stepsOf(planId);
      if (own.length + list.length > maxSteps) throw new PlanFullError();
      const last = own.at(-1)?.displayOrder ?? 0;
      return list.map((values, index) => steps.insert({ ...values, planId, displayOrder: last + 1 + index }));
    },
  };
}

const planChanges = ({ database, clock, plans, steps, insertSteps }: PlanWrites) => ({
  /** @throws {PlanFullError} */
  add(values: PlanValues, list: readonly StepValues[]): { id: string; undo: Undo } {
    let id = '';
    const undo = database.undoable(`Added ${values.title ?? 'a plan'}`, () => {
      const now = clock().toISOString();
      id = plans.insert({ ...values, dateAdded: now, dateUpdated: now });
      insertSteps(id, list);
    });
    return { id, undo };
  },

  /** @returns whether the plan is still there */
  update: (id: string, changes: PlanValues): boolean =>
    plans.update(id, { ...changes, dateUpdated: clock().toISOString() }) > 0,

  delete: (plan: CareerPlan): Undo =>
    database.undoable(`Deleted ${plan.title}`, () => {
      steps.delete({ planId: plan.internalId });
      plans.delete(plan.internalId);
    }),
});

const stepChanges = ({ database, clock, plans, steps, stepsOf, touch, insertSteps }: PlanWrites) => ({
  /**
   * Adds a step at the end of a plan.
   * @returns undefined if the plan was deleted
   * @throws {PlanFullError}
   */
  addStep(planId: string, values: StepValues): Undo | undefined {
    if (!plans.get(planId)) return undefined;
    return database.undoable(`Added ${values.title ?? 'a step'}`, () => {
      insertSteps(planId, [values]);
      touch(planId);
    });
  },

  /** @returns whether the step is still there */
  updateStep: (id: string, changes: StepValues): boolean => {
    const step = steps.get(id);
    if (!step) return false;
    return database.transaction(() => {
      touch(step.planId);
      return steps.update(id, changes) > 0;
    });
  },

  /** @returns undefined if the step was deleted */
  setDone(id: string, isDone: boolean): Undo | undefined {
    const step = steps.get(id);
    if (!step) return undefined;
    return database.undoable(`${isDone ? 'Done' : 'Not done'}: ${step.title}`, () => {
      steps.update(id, { doneOn: isDone ? calendarDayOf(clock()) : '' });
      touch(step.planId);
    });
  },

  /** Moves a step of a plan from one index to another. */
  moveStep(planId: string, from: number, to: number): Undo | undefined {
    const changes = movedOrders(stepsOf(planId), from, to);
    if (changes.length === 0) return undefined;
    return database.undoable('Moved a step', () => {
      for (const { internalId, displayOrder } of changes) steps.update(internalId, { displayOrder });
      touch(planId);
    });
  },

  deleteStep: (step: CareerPlanStep): Undo =>
    database.undoable(`Deleted ${step.title}`, () => {
      steps.delete(step.internalId);
      touch(step.planId);
    }),
});

export type PlansStore = ReturnType<typeof createPlansStore>;

export function usePlansStore(): PlansStore {
  const database = useDatabase();
  return useMemo(() => createPlansStore(database), [database]);
}

/** All plans, newest first. Re-renders when one changes. */
export function useCareerPlans(): readonly CareerPlan[] {
  return useAllRows(careerPlanTable, { sort: [['dateAdded', 'desc']] });
}

/** The plan with this id, or undefined. Re-renders when it changes. */
export function useCareerPlan(id: string): CareerPlan | undefined {
  return useRow(careerPlanTable, id);
}

/** Every step of every plan, in no particular order. Re-renders when one changes. */
export function useAllPlanSteps(): readonly CareerPlanStep[] {
  return useAllRows(careerPlanStepTable);
}

/** The steps of a plan, in display order. Re-renders when one changes. */
export function usePlanSteps(planId: string): readonly CareerPlanStep[] {
  const rows = useAllRows(careerPlanStepTable, { where: { planId } });
  return useMemo(() => orderedSteps(rows), [rows]);
}
