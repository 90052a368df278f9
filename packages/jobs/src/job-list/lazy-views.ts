import { lazyPart } from '@keepmark/app-shell/lazy-part';
import { readJobFilter } from '../job-view/job-filter';
import type { JobView } from '../job-view/job-view';
import { viewMemory } from '../job-view/view-memory';

// Only the board needs the code for dragging.
export const JobBoard = lazyPart(async () => (await import('../job-board/JobBoard')).default);
export const JobTable = lazyPart(async () => (await import('../job-table-view/JobTable')).default);

const lazyViews = {
  list: undefined,
  board: JobBoard,
  table: JobTable,
} as const satisfies Record<JobView, unknown>;

/**
 * Loads the view that a screen of saved jobs opens in. Loaded later, it would replace the snapshot of the screen with a
 * spinner.
 * @param url the query of the screen
 */
export async function loadView(url: object): Promise<void> {
  const { view = viewMemory.getState().view } = readJobFilter(url);
  await lazyViews[view]?.preload();
}
