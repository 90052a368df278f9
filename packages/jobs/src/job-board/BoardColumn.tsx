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

/** A card with the space under it, in pixels. */
const cardHeight = 116;

export interface BoardColumnProps {
  status: JobStatus;
  jobs: readonly Job[];
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  onEdit: (job: Job) => void;
}

/** The jobs of one status. Folded, it shows its name and count, and still takes a card. */
export function BoardColumn({ status, jobs, isFolded, onFold, onEdit }: BoardColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const label = jobStatusLabels[status];
  const count = jobs.length.toLocaleString('en');
  if (isFolded) {
    return (
      <button
        type="button"
        ref={setNodeRef}
        className={classes['folded']}
        data-over={isOver || undefined}
        aria-expanded={false}
        aria-label={`${label}, ${count}. Unfold`}
        onClick={() => onFold(false)}
      >
        <StatusDot status={status} />
        <span className={classes['foldedCount']}>{count}</span>
        <span className={classes['foldedName']}>{label}</span>
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
          aria-label={`Fold ${label}`}
          aria-expanded
          onClick={() => onFold(true)}
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

/** The cards in sight: a column of thousands costs what ten do. */
const Cards = memo(function Cards({ label, jobs, onEdit }: CardsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  // Nothing of it is handed to a memoized component; the rule is for those that do.
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
      {jobs.length === 0 ? <p className={classes['empty']}>Nothing here yet.</p> : null}
      {/* Safari takes the list's role away with its bullets. */}
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
