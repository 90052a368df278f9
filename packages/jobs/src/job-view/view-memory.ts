import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { completeStatuses, type JobStatus } from '../job-status';
import type { JobView } from './job-view';

/** How somebody left the views of their jobs; kept with the browser, since a screen's size decides it too. */
export interface ViewMemory {
  readonly view: JobView;
  /** Columns of the board that are folded. */
  readonly folded: readonly JobStatus[];
  /** Columns of the table that are hidden. */
  readonly hiddenColumns: readonly string[];
}

export const viewMemory = createStore<ViewMemory>()(
  persist(
    (): ViewMemory => ({
      view: 'list',
      folded: [...completeStatuses],
      hiddenColumns: ['jobType', 'source', 'updated'],
    }),
    {
      name: 'keepmark-job-views',
      storage: createJSONStorage(() => localStorage),
    },
  ),
);

export const useViewMemory = <Part>(part: (memory: ViewMemory) => Part): Part => useStore(viewMemory, part);
