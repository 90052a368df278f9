import { changeWithUndo, deletedElsewhere, notify, notifyWithUndo, saveChanges, tryAndNotify } from '@keepmark/ui';
import { useMemo } from 'react';
import type { PlanValues, StepValues } from './plan';
import type { CareerPlan, CareerPlanStep } from './plan-tables';
import { usePlansStore } from './plans-store';

/** Actions on plans. Each shows a notification, most of them with Undo. */
export function usePlanActions() {
  const store = usePlansStore();
  return useMemo(
    () => ({
      /** @returns the id of the new plan; undefined if it couldn't be stored */
      add: (values: PlanValues, steps: readonly StepValues[]): string | undefined => {
        const added = tryAndNotify(() => store.add(values, steps));
        if (added) notifyWithUndo(`Added ${values.title ?? 'a plan'}.`, added.undo);
        return added?.id;
      },

      /** @returns whether the changes are stored */
      change: (plan: CareerPlan, changes: PlanValues): boolean =>
        saveChanges('plan', changes, () => store.update(plan.internalId, changes)),

      /** @returns whether it was deleted */
      delete: (plan: CareerPlan): boolean => changeWithUndo(`Deleted ${plan.title}.`, () => store.delete(plan)),

      /** @returns whether it was added */
      addStep: (planId: string, values: StepValues): boolean => {
        const message = `Added ${values.title ?? 'a step'}.`;
        let isThere = true;
        const isAdded = changeWithUndo(message, () => {
          const undo = store.addStep(planId, values);
          isThere = undo !== undefined;
          return undo;
        });
        if (!isThere) notify.error(deletedElsewhere('plan'));
        return isAdded;
      },

      /** @returns whether the changes are stored */
      changeStep: (step: CareerPlanStep, changes: StepValues): boolean =>
        saveChanges('step', changes, () => store.updateStep(step.internalId, changes)),

      setDone: (step: CareerPlanStep, isDone: boolean): void => {
        changeWithUndo(`${isDone ? 'Done' : 'Not done'}: ${step.title}.`, () => store.setDone(step.internalId, isDone));
      },

      moveStep: (planId: string, from: number, to: number): void => {
        tryAndNotify(() => store.moveStep(planId, from, to));
      },

      deleteStep: (step: CareerPlanStep): void => {
        changeWithUndo(`Deleted ${step.title}.`, () => store.deleteStep(step));
      },
    }),
    [store],
  );
}
