import type { Announcements } from '@dnd-kit/core';
import { isJobStatus, jobStatusLabels } from '../job-status';

const statusName = (id: unknown) => (isJobStatus(id) ? jobStatusLabels[id] : 'no status');
const cardName = (data: { current?: Record<string, unknown> | undefined }) =>
  typeof data.current?.['name'] === 'string' ? data.current['name'] : 'The job';

/** Tells screen reader users how to move a card. */
export const boardInstructions =
  'Press Space to pick up the job. Use the arrow keys to choose a status. Press Space to drop the job there, or Escape to cancel.';

/** What a screen reader says while a card moves. */
export const boardAnnouncements: Announcements = {
  onDragStart: ({ active }) => `Picked up ${cardName(active.data)}.`,
  onDragOver: ({ over }) => (over ? `Over ${statusName(over.id)}.` : 'Over no status.'),
  onDragEnd: ({ active, over }) =>
    over ? `Dropped ${cardName(active.data)} in ${statusName(over.id)}.` : `${cardName(active.data)} was not moved.`,
  onDragCancel: ({ active }) => `Canceled. ${cardName(active.data)} was not moved.`,
};
