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
  const collapsed = useViewMemory((memory) => memory.folded);
  const columns = useMemo(() => jobsByStatus(jobs), [jobs]);
  const groups = useMemo(() => boardGroups(show), [show]);
  const [dragged, setDragged] = useState<Job>();
  const [edited, setEdited] = useState<Job>();

  const setCollapsed = (statuses: readonly JobStatus[], isCollapsed: boolean) =>
    viewMemory.setState({
      folded: [...collapsed.filter((status) => !statuses.includes(status)), ...(isCollapsed ? statuses : [])],
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
          const isCollapsed = statuses.every((status) => collapsed.includes(status));
          const count = statuses.reduce((sum, status) => sum + (columns.get(status)?.length ?? 0), 0);
          return (
            <section key={group} className={classes['group']} aria-label={label}>
              <button
                type="button"
                className={classes['groupName']}
                aria-expanded={!isCollapsed}
                onClick={() => setCollapsed(statuses, !isCollapsed)}
              >
                {label} <span className={classes['count']}>{count.toLocaleString('en')}</span>
              </button>
              <div className={classes['columns']}>
                {statuses.map((status) => (
                  <BoardColumn
                    key={status}
                    status={status}
                    jobs={columns.get(status) ?? noJobs}
                    isCollapsed={collapsed.includes(status)}
                    onCollapse={(next) => setCollapsed([status], next)}
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
