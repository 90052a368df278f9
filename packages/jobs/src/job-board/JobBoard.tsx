import { DndContext, DragOverlay } from '@dnd-kit/core';
import { useMemo, useState } from 'react';
import type { JobSelection } from '../job-view/job-filter';
import { useViewMemory, viewMemory } from '../job-view/view-memory';
import { isJobStatus, type JobStatus } from '../job-status';
import type { Job } from '../job-table';
import { QuickEdit } from '../quick-edit/QuickEdit';
import { useJobActions } from '../use-job-actions';
import { boardGroups, jobsByStatus } from './board-columns';
import { boardAnnouncements, boardInstructions } from './board-announcements';
import { BoardColumn } from './BoardColumn';
import classes from './JobBoard.module.css';
import { JobCard } from './JobCard';
import { columnUnderCard, useBoardSensors } from './use-board-sensors';

const noJobs: readonly Job[] = [];

export interface JobBoardProps {
  /** Already sorted. */
  jobs: readonly Job[];
  show: JobSelection;
}

/** A board with a column for each status. Cards move by mouse, touch, and keyboard. */
export default function JobBoard({ jobs, show }: JobBoardProps) {
  const { setStatus } = useJobActions();
  const sensors = useBoardSensors();
  const folded = useViewMemory((memory) => memory.folded);
  const columns = useMemo(() => jobsByStatus(jobs), [jobs]);
  const groups = useMemo(() => boardGroups(show), [show]);
  const [dragged, setDragged] = useState<Job>();
  const [edited, setEdited] = useState<Job>();

  const fold = (statuses: readonly JobStatus[], isFolded: boolean) =>
    viewMemory.setState({
      folded: [...folded.filter((status) => !statuses.includes(status)), ...(isFolded ? statuses : [])],
    });

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnderCard}
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
      <section className={classes['board']} aria-label="Board">
        {groups.map(({ group, label, statuses }) => {
          const isFolded = statuses.every((status) => folded.includes(status));
          const count = statuses.reduce((sum, status) => sum + (columns.get(status)?.length ?? 0), 0);
          return (
            <section key={group} className={classes['group']} aria-label={label}>
              <button
                type="button"
                className={classes['groupName']}
                aria-expanded={!isFolded}
                onClick={() => fold(statuses, !isFolded)}
              >
                {label} <span className={classes['count']}>{count.toLocaleString('en')}</span>
              </button>
              <div className={classes['columns']}>
                {statuses.map((status) => (
                  <BoardColumn
                    key={status}
                    status={status}
                    jobs={columns.get(status) ?? noJobs}
                    isFolded={folded.includes(status)}
                    onFold={(next) => fold([status], next)}
                    onEdit={setEdited}
                  />
                ))}
              </div>
            </section>
          );
        })}
      </section>
      <DragOverlay dropAnimation={null}>{dragged ? <JobCard job={dragged} isLifted /> : null}</DragOverlay>
      {edited ? <QuickEdit key={edited.internalId} job={edited} onClose={() => setEdited(undefined)} /> : null}
    </DndContext>
  );
}
