import { DndContext, DragOverlay } from '@dnd-kit/core';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { JobSelection } from '../job-view/job-filter';
import { isJobStatus } from '../job-status';
import type { Job } from '../job-table';
import { QuickEdit } from '../quick-edit/QuickEdit';
import { useJobActions } from '../use-job-actions';
import { boardColumns, createJobGrouping } from './board-columns';
import { boardAnnouncements, boardInstructions } from './board-announcements';
import { BoardColumn } from './BoardColumn';
import classes from './JobBoard.module.css';
import { JobCard } from './JobCard';
import { statusUnderCard, useBoardSensors } from './use-board-sensors';

export interface JobBoardProps {
  /** Already sorted. */
  jobs: readonly Job[];
  show: JobSelection;
}

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
        announcements: boardAnnouncements,
        screenReaderInstructions: { draggable: boardInstructions },
      }}
      onDragStart={({ active }) => setDragged(jobs.find(({ internalId }) => internalId === active.id))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ over }) => {
        setDragged(undefined);
        const job = dragged && jobs.find(({ internalId }) => internalId === dragged.internalId);
        if (job && over && isJobStatus(over.id) && over.id !== job.status) setStatus(job, over.id);
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
