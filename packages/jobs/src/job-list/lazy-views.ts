import { lazyRouteComponent } from '@tanstack/react-router';
import { readJobFilter } from '../job-view/job-filter';
import type { JobView } from '../job-view/job-view';
import { viewMemory } from '../job-view/view-memory';

// Only the board needs the code for dragging.
export const JobBoard = lazyRouteComponent(() => import('../job-board/JobBoard'));
export const JobTable = lazyRouteComponent(() => import('../job-table-view/JobTable'));

const lazyViews: { readonly [View in JobView]?: { preload?: (() => Promise<void> | undefined) | undefined } } = {
  board: JobBoard,
  table: JobTable,
};

/**
 * Loads the view that a screen of saved jobs opens in. Loaded later, it would replace the snapshot of the screen with a
 * spinner.
 * @param url the query of the screen
 */
export async function loadView(url: object): Promise<void> {
  const { view = viewMemory.getState().view } = readJobFilter(url);
  await lazyViews[view]?.preload?.();
}
