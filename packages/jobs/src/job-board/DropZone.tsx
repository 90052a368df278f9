import { useDroppable } from '@dnd-kit/core';
import { type JobStatus, jobStatusLabels } from '../job-status';
import { StatusDot } from '../StatusDot';
import classes from './BoardColumn.module.css';

/**
 * Where a dragged card gets a status. The zones of a column share its height, so that every status can be reached however
 * many cards there are.
 */
export function DropZone({ status }: { status: JobStatus }) {
  const { setNodeRef, isOver } = useDroppable({ id: status });
  return (
    <div ref={setNodeRef} aria-hidden className={classes['zone']} data-status={status} data-over={isOver || undefined}>
      <StatusDot status={status} /> {jobStatusLabels[status]}
    </div>
  );
}
