import { changeWithUndo, deletedElsewhere, notify, notifyWithUndo, tryAndNotify } from '@keepmark/ui';
import { plural } from '@keepmark/ui/words';
import { useMemo } from 'react';
import { interviewName, type InterviewValues } from './interview';
import type { Interview } from './interview-table';
import { type JobMove, useInterviewsStore } from './interviews-store';

const describe = (interviews: readonly Interview[]): string =>
  interviews.length === 1 && interviews[0] ? interviewName(interviews[0]) : plural(interviews.length, 'interview');

/** Actions on interviews. Each shows a notification. */
export function useInterviewActions() {
  const store = useInterviewsStore();
  return useMemo(
    () => ({
      /** @returns whether it is stored */
      add: (values: InterviewValues, move?: JobMove): boolean => {
        const added = tryAndNotify(() => store.add(values, move));
        if (added) notifyWithUndo(move ? 'Interview added, job updated.' : 'Interview added.', added.undo);
        return added !== undefined;
      },

      /** @returns whether it is stored */
      importAll: (...[added, updated]: Tail<Parameters<typeof store.importAll>>): boolean => {
        const message = `Imported ${plural(added.length + updated.length, 'interview')}.`;
        return changeWithUndo(message, () => store.importAll(message, added, updated));
      },

      /** Without changes, this counts as saved. @returns whether the changes are stored */
      update: ({ internalId }: Interview, changes: InterviewValues, move?: JobMove): boolean => {
        if (Object.keys(changes).length === 0 && !move) return true;
        const undo = tryAndNotify(() => store.update(internalId, changes, move) ?? null);
        if (undo === null) notify.error(deletedElsewhere('interview'));
        if (undo) notifyWithUndo(move ? 'Changes saved, job updated.' : 'Changes saved.', undo);
        return Boolean(undo);
      },

      /** @returns whether they were deleted */
      delete: (interviews: readonly Interview[]): boolean => {
        const message = `Deleted ${describe(interviews)}.`;
        return changeWithUndo(message, () => store.delete(message, interviews));
      },
    }),
    [store],
  );
}

type Tail<List extends readonly unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;
