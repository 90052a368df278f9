import { useDatabase } from '@keepmark/local-store/react';
import { changeWithUndo, saveChanges, seriesOf, tryAndNotify } from '@keepmark/ui';
import { useMemo } from 'react';
import { createNextStepsStore, type StepValues } from './next-steps-store';
import type { ListedStep } from './step-list';

const stepsAdded = seriesOf('added', 'next step');
const stepsDone = seriesOf('done', 'next step');
const stepsDeleted = seriesOf('deleted', 'next step');

/** Actions on next steps, each with a notification that has Undo. Moving shows where the step is, so it says nothing. */
export function useNextStepActions() {
  const database = useDatabase();
  return useMemo(() => {
    const store = createNextStepsStore(database);
    return {
      /** @returns whether it was added */
      add: (jobId: string, values: StepValues): boolean =>
        changeWithUndo(`Added: ${values.text}`, () => store.add(jobId, values), stepsAdded),

      /** @returns whether it was saved */
      change: (step: ListedStep, changes: Partial<StepValues>): boolean =>
        saveChanges('step', changes, () => store.update(step, changes)),

      setDone: (step: ListedStep, isDone: boolean): void => {
        const change = () => store.setDone(step, isDone);
        changeWithUndo(`${isDone ? 'Done' : 'Not done'}: ${step.text}`, change, isDone ? stepsDone : undefined);
      },

      remove: (step: ListedStep): boolean =>
        changeWithUndo(`Deleted: ${step.text}`, () => store.delete(step), stepsDeleted),

      move: (jobId: string, from: number, to: number): void => {
        tryAndNotify(() => store.move(jobId, from, to));
      },
    };
  }, [database]);
}
