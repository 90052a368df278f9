import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { completeStatuses, type JobStatus } from '../job-status';
import type { JobView } from './job-view';

/** The views someone last used, remembered per browser since they depend on the size of the screen. */
export interface ViewMemory {
  readonly view: JobView;
  /** Collapsed columns of the board. The name is stored, so it stays. */
  readonly folded: readonly JobStatus[];
  /** Hidden columns of the table. */
  readonly hiddenColumns: readonly string[];
  /** Columns of the table whose width someone chose, in pixels. */
  readonly columnWidths: Readonly<Record<string, number>>;
}

/** A column that is new to someone starts hidden, since the others may fill the screen. */
const withHidden = (memory: ViewMemory): ViewMemory => ({
  ...memory,
  hiddenColumns: [...(memory.hiddenColumns ?? []), 'workplace'],
});

export const viewMemory = createStore<ViewMemory>()(
  persist(
    (): ViewMemory => ({
      view: 'list',
      folded: [...completeStatuses],
      hiddenColumns: ['jobType', 'source', 'updated', 'workplace'],
      columnWidths: {},
    }),
    {
      name: 'keepmark-job-views',
      storage: createJSONStorage(() => localStorage),
      version: 1,
      migrate: (stored) => withHidden(stored as ViewMemory),
    },
  ),
);

export const useViewMemory = <Part>(part: (memory: ViewMemory) => Part): Part => useStore(viewMemory, part);
