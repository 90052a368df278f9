import { type Announcements, DndContext, DragOverlay, type Over } from '@dnd-kit/core';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { JobSelection } from '../job-view/job-filter';
import { isJobStatus, jobStatusLabels } from '../job-status';
import type { Job } from '../job-table';
import { QuickEdit } from '../quick-edit/QuickEdit';
import { useJobActions } from '../use-job-actions';
import { boardColumns, createJobGrouping } from './board-columns';
import { BoardColumn } from './BoardColumn';
import classes from './JobBoard.module.css';
import { JobCard } from './JobCard';
import { pointOf, statusAtRelease } from './status-at-release';
import { statusUnderCard, useBoardSensors } from './use-board-sensors';

export interface JobBoardProps {
  /** Already sorted. */
  jobs: readonly Job[];
  show: JobSelection;
}

const statusName = (id: unknown) => (isJobStatus(id) ? jobStatusLabels[id] : 'no status');
const cardName = (data: { current?: Record<string, unknown> | undefined }) =>
  typeof data.current?.['name'] === 'string' ? data.current['name'] : 'The job';

/** Tells screen reader users how to move a card. */
const boardInstructions =
  'Press Space to pick up the job. Use the arrow keys to choose a status. Press Space to drop the job there, or Escape to cancel.';

/** What a screen reader says while a card moves. */
const boardAnnouncements: Omit<Announcements, 'onDragEnd'> = {
  onDragStart: ({ active }) => `Picked up ${cardName(active.data)}.`,
  onDragOver: ({ over }) => (over ? `Over ${statusName(over.id)}.` : 'Over no status.'),
  onDragCancel: ({ active }) => `Canceled. ${cardName(active.data)} was not moved.`,
};

/** Scrolls sideways to a column, unless all of it is in view. */
function showColumn(board: HTMLElement, index: number): void {
  const column = board.children[index]?.getBoundingClientRect();
  const { left, right } = board.getBoundingClientRect();
  if (column && column.right > right) board.scrollLeft += column.left - left;
}

/** A board with a column for each stage. Cards move by mouse, touch, and keyboard. */
export default function JobBoard({ jobs, show }: JobBoardProps) {
  const { setStatus } = useJobActions();
  const sensors = useBoardSensors();
  const [group] = useState(createJobGrouping);
  const byStatus = useMemo(() => group(jobs), [group, jobs]);
  const columns = useMemo(() => boardColumns(show), [show]);
  const [dragged, setDragged] = useState<Job>();
  const [edited, setEdited] = useState<Job>();
  const board = useRef<HTMLElement>(null);
  const pressed = useRef<{ x: number; y: number }>(undefined);
  const released = useRef<{ x: number; y: number }>(undefined);
  useEffect(() => {
    // Before the library, which ends the drag at the same event.
    const remember = (event: Event) => {
      released.current = pointOf(event);
    };
    const watched = ['mouseup', 'touchend'];
    for (const name of watched) window.addEventListener(name, remember, true);
    return () => {
      for (const name of watched) window.removeEventListener(name, remember, true);
    };
  }, []);
  const statusOf = ({ over }: { over: Over | null }) => {
    const [from, to] = [pressed.current, released.current];
    return board.current ? statusAtRelease(board.current, from && to && { from, to }, over) : undefined;
  };
  const announcements: Announcements = {
    ...boardAnnouncements,
    onDragEnd: (drag) => {
      const [name, status] = [cardName(drag.active.data), statusOf(drag)];
      return status ? `Dropped ${name} in ${statusName(status)}.` : `${name} was not moved.`;
    },
  };
  const [firstWithCards] = useState(() =>
    columns.findIndex(({ statuses }) => statuses.some((status) => (byStatus.get(status)?.length ?? 0) > 0)),
  );
  // A phone shows one column, and it must not be an empty one.
  useLayoutEffect(() => {
    if (board.current) showColumn(board.current, firstWithCards);
  }, [firstWithCards]);

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={statusUnderCard}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: boardInstructions },
      }}
      onDragStart={({ active, activatorEvent }) => {
        pressed.current = pointOf(activatorEvent);
        setDragged(jobs.find(({ internalId }) => internalId === active.id));
      }}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={(drag) => {
        setDragged(undefined);
        const job = jobs.find(({ internalId }) => internalId === drag.active.id);
        const status = statusOf(drag);
        if (job && status && status !== job.status) setStatus(job, status);
      }}
    >
      {/* It scrolls sideways on narrow screens, so the keyboard must be able to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={board} className={classes['board']} aria-label="Board" tabIndex={0}>
        {columns.map((stage) => (
          <BoardColumn
            key={stage.id}
            stage={stage}
            byStatus={byStatus}
            isDragging={dragged !== undefined}
            onEdit={setEdited}
          />
        ))}
      </section>
      <DragOverlay dropAnimation={null}>{dragged ? <JobCard job={dragged} isLifted /> : null}</DragOverlay>
      {edited ? <QuickEdit key={edited.internalId} job={edited} onClose={() => setEdited(undefined)} /> : null}
    </DndContext>
  );
}
