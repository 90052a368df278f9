import { Icon } from '@keepmark/ui';
import { usePrinting } from '@keepmark/ui/printing';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useState } from 'react';
import { viewMemory } from '../job-view/view-memory';
import { type JobStatus, jobStatusLabels } from '../job-status';
import type { Job } from '../job-table';
import { StatusDot } from '../StatusDot';
import { cardHeight, type Lane as LaneOfColumn } from './board-columns';
import { DraggableCard } from './DraggableCard';
import classes from './Lanes.module.css';

function toggle(status: JobStatus): void {
  const { folded } = viewMemory.getState();
  viewMemory.setState({
    folded: folded.includes(status) ? folded.filter((other) => other !== status) : [...folded, status],
  });
}

export interface LanesProps {
  lanes: readonly LaneOfColumn[];
  onEdit: (job: Job) => void;
}

/** The cards of a column, by status. */
export const Lanes = memo(function Lanes({ lanes, onEdit }: LanesProps) {
  // State, not a ref: the lanes need it when they are drawn first.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <div ref={setScroller} className={classes['scroller']} tabIndex={-1}>
      {lanes.map((lane) => (
        <Lane key={lane.status} {...lane} scroller={scroller} onEdit={onEdit} />
      ))}
    </div>
  );
});

interface LaneProps extends LaneOfColumn {
  scroller: HTMLElement | null;
  onEdit: (job: Job) => void;
}

/** Only the cards in view are rendered, so thousands cost as much as ten. On paper, all are. */
const Lane = memo(function Lane(props: LaneProps) {
  const { status, jobs, hasHeading, isCollapsed, cardsTop, scroller, onEdit } = props;
  const label = jobStatusLabels[status];
  // With another function, all cards of the lane would be measured again.
  const keyOf = useCallback((index: number) => jobs[index]?.internalId ?? index, [jobs]);
  // The rule is about passing its result to memoized components, which we don't do.
  // oxlint-disable-next-line react/incompatible-library
  const cards = useVirtualizer({
    count: isCollapsed ? 0 : jobs.length,
    getScrollElement: () => scroller,
    estimateSize: () => cardHeight,
    getItemKey: keyOf,
    overscan: 3,
    scrollMargin: cardsTop,
    initialRect: { width: 280, height: 600 },
  });
  const isPrinting = usePrinting();
  const shown =
    isPrinting && !isCollapsed
      ? jobs.map(({ internalId }, index) => ({ key: internalId, index, start: cardsTop }))
      : cards.getVirtualItems();
  return (
    <section aria-label={label}>
      {hasHeading ? (
        <h3 className={classes['heading']}>
          <button
            type="button"
            className={classes['toggle']}
            aria-expanded={!isCollapsed}
            onClick={() => toggle(status)}
          >
            <StatusDot status={status} />
            <span className={classes['name']}>{label}</span>
            <span className={classes['count']}>{jobs.length.toLocaleString('en')}</span>
            <Icon name={isCollapsed ? 'chevron-right' : 'chevron-down'} size="xs" />
          </button>
        </h3>
      ) : null}
      {/* Safari drops the list role when a list has no bullets. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" aria-label={label} className={classes['cards']} style={{ height: cards.getTotalSize() }}>
        {shown.map(({ key, index, start }) => {
          const job = jobs[index];
          return job ? (
            <li
              key={key}
              aria-setsize={jobs.length}
              aria-posinset={index + 1}
              className={classes['card']}
              style={{ transform: `translateY(${start - cardsTop}px)` }}
            >
              <DraggableCard job={job} onEdit={onEdit} />
            </li>
          ) : null;
        })}
      </ul>
    </section>
  );
});
