import { lazyPart } from '@keepmark/app-shell/lazy-part';
import { readJobFilter } from '../job-view/job-filter';
import type { JobView } from '../job-view/job-view';
import { viewMemory } from '../job-view/view-memory';

// Only the board needs the code for dragging.
export const JobBoard = lazyPart(async () => (await import('../job-board/JobBoard')).default);
export const JobTable = lazyPart(async () => (await import('../job-table-view/JobTable')).default);
export const ColumnChoice = lazyPart(async () => (await import('../job-table-view/ColumnChoice')).default);

const lazyViews = {
  list: [],
  board: [JobBoard],
  table: [JobTable, ColumnChoice],
} as const satisfies Record<JobView, readonly unknown[]>;

/**
 * Loads the view that a screen of saved jobs opens in. Loaded later, it would replace the snapshot of the screen with a
 * spinner, and move what someone is about to press.
 * @param url the query of the screen
 */
export async function loadView(url: object): Promise<void> {
  const { view = viewMemory.getState().view } = readJobFilter(url);
  await Promise.all(lazyViews[view].map((part) => part.preload()));
}
