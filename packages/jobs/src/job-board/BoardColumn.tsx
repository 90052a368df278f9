import { useDroppable } from '@dnd-kit/core';
import { Icon } from '@keepmark/ui';
import { ActionIcon } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useRef } from 'react';
import { type JobStatus, jobStatusLabels } from '../job-status';
import type { Job } from '../job-table';
import { StatusDot } from '../StatusDot';
import classes from './BoardColumn.module.css';
import { DraggableCard } from './DraggableCard';

/** Height of a card with the gap below it, in pixels. */
const cardHeight = 116;

export interface BoardColumnProps {
  status: JobStatus;
  jobs: readonly Job[];
  isCollapsed: boolean;
  onCollapse: (isCollapsed: boolean) => void;
  onEdit: (job: Job) => void;
}

/** The jobs with one status. A collapsed column shows its name and count, and cards can still be dropped on it. */
export function BoardColumn({ status, jobs, isCollapsed, onCollapse, onEdit }: BoardColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const label = jobStatusLabels[status];
  const count = jobs.length.toLocaleString('en');
  if (isCollapsed) {
    return (
      <button
        type="button"
        ref={setNodeRef}
        className={classes['collapsed']}
        data-over={isOver || undefined}
        aria-expanded={false}
        aria-label={`Expand ${label}, ${count}`}
        onClick={() => onCollapse(false)}
      >
        <StatusDot status={status} />
        <span className={classes['collapsedCount']}>{count}</span>
        <span className={classes['collapsedName']}>{label}</span>
      </button>
    );
  }
  return (
    <section ref={setNodeRef} className={classes['column']} data-over={isOver || undefined} aria-label={label}>
      <header className={classes['head']}>
        <StatusDot status={status} />
        <h3 className={classes['name']}>{label}</h3>
        <span className={classes['count']}>{count}</span>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Collapse ${label}`}
          aria-expanded
          onClick={() => onCollapse(true)}
        >
          <Icon name="chevron-left" size="sm" />
        </ActionIcon>
      </header>
      <Cards label={label} jobs={jobs} onEdit={onEdit} />
    </section>
  );
}

interface CardsProps {
  label: string;
  jobs: readonly Job[];
  onEdit: (job: Job) => void;
}

/** Only the cards in view are rendered, so a column of thousands costs as much as a column of ten. */
const Cards = memo(function Cards({ label, jobs, onEdit }: CardsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  // The rule is about passing its result to memoized components, which we don't do.
  // oxlint-disable-next-line react/incompatible-library
  const cards = useVirtualizer({
    count: jobs.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => cardHeight,
    getItemKey: (index) => jobs[index]?.internalId ?? index,
    overscan: 3,
    initialRect: { width: 280, height: 600 },
  });
  return (
    <div ref={scroller} className={classes['scroller']} tabIndex={-1}>
      {jobs.length === 0 ? <p className={classes['empty']}>No jobs yet.</p> : null}
      {/* Safari drops the list role when a list has no bullets. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" aria-label={label} className={classes['cards']} style={{ height: cards.getTotalSize() }}>
        {cards.getVirtualItems().map(({ key, index, start }) => {
          const job = jobs[index];
          return job ? (
            <li
              key={key}
              aria-setsize={jobs.length}
              aria-posinset={index + 1}
              className={classes['card']}
              style={{ transform: `translateY(${start}px)` }}
            >
              <DraggableCard job={job} onEdit={onEdit} />
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
});
