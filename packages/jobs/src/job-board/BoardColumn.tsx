import { useDroppable } from '@dnd-kit/core';
import { Icon } from '@keepmark/ui';
import { ActionIcon } from '@mantine/core';
import { memo, useMemo, useRef, useState } from 'react';
import { useViewMemory } from '../job-view/view-memory';
import { StatusDot } from '../StatusDot';
import type { JobStage } from '../job-stages';
import { type JobStatus, jobStatusLabels } from '../job-status';
import type { Job } from '../job-table';
import { type JobsByStatus, lanesOf } from './board-columns';
import classes from './BoardColumn.module.css';
import { Lanes } from './Lanes';
import { QuickAdd } from './QuickAdd';

export interface BoardColumnProps {
  stage: JobStage;
  byStatus: JobsByStatus;
  /** Whether a card is being dragged: its statuses are then zones to drop it on. */
  isDragging: boolean;
  onEdit: (job: Job) => void;
}

/** Other stages may change without a new render of this one. */
const hasSameJobs = (before: BoardColumnProps, after: BoardColumnProps): boolean =>
  before.stage === after.stage &&
  before.isDragging === after.isDragging &&
  before.onEdit === after.onEdit &&
  after.stage.statuses.every((status) => before.byStatus.get(status) === after.byStatus.get(status));

/** The jobs of one stage, by status, with a form to add one. */
export const BoardColumn = memo(function BoardColumn({ stage, byStatus, isDragging, onEdit }: BoardColumnProps) {
  const { label, statuses, color } = stage;
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const closeForm = () => {
    setAdding(false);
    addButton.current?.focus();
  };
  const collapsed = useViewMemory((memory) => memory.folded);
  const lanes = useMemo(() => lanesOf(statuses, byStatus, collapsed), [statuses, byStatus, collapsed]);
  const count = lanes.reduce((sum, { jobs }) => sum + jobs.length, 0);
  return (
    <section className={classes['column']} style={{ borderBlockStartColor: color }} aria-label={label}>
      <header className={classes['head']}>
        <h2 className={classes['name']}>{label}</h2>
        <span className={classes['count']}>{count.toLocaleString('en')}</span>
        <ActionIcon
          ref={addButton}
          variant="subtle"
          color="gray"
          aria-label={`Add job: ${label}`}
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        >
          <Icon name="plus" size="sm" />
        </ActionIcon>
      </header>
      {isAdding ? <QuickAdd statuses={statuses} onClose={closeForm} /> : null}
      <div className={classes['body']}>
        <Lanes lanes={lanes} onEdit={onEdit} />
        <div className={classes['zones']} data-dragging={isDragging || undefined}>
          {statuses.map((status) => (
            <DropZone key={status} status={status} />
          ))}
        </div>
      </div>
    </section>
  );
}, hasSameJobs);

/**
 * Where a dragged card gets a status. The zones of a column share its height, so that every status can be reached however
 * many cards there are.
 */
function DropZone({ status }: { status: JobStatus }) {
  const { setNodeRef, isOver } = useDroppable({ id: status });
  return (
    <div ref={setNodeRef} aria-hidden className={classes['zone']} data-status={status} data-over={isOver || undefined}>
      <StatusDot status={status} /> {jobStatusLabels[status]}
    </div>
  );
}
