import type { Announcements } from '@dnd-kit/core';
import { isJobStatus, jobStatusLabels } from '../job-status';

const columnName = (id: unknown) => (isJobStatus(id) ? jobStatusLabels[id] : 'no column');
const cardName = (data: { current?: Record<string, unknown> | undefined }) =>
  typeof data.current?.['name'] === 'string' ? data.current['name'] : 'The job';

/** What a screen reader says of how to move a card. */
export const boardInstructions =
  'Press Space to pick the job up. Then choose a column with the left and right arrows, press Space to drop it there, or Escape to leave it where it was.';

/** What a screen reader says while a card is moved. */
export const boardAnnouncements: Announcements = {
  onDragStart: ({ active }) => `Picked up ${cardName(active.data)}.`,
  onDragOver: ({ over }) => (over ? `Over ${columnName(over.id)}.` : 'Over no column.'),
  onDragEnd: ({ active, over }) =>
    over
      ? `Dropped ${cardName(active.data)} in ${columnName(over.id)}.`
      : `${cardName(active.data)} stays where it was.`,
  onDragCancel: ({ active }) => `${cardName(active.data)} stays where it was.`,
};
