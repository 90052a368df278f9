import { useDraggable } from '@dnd-kit/core';
import { type HTMLAttributes, memo, useMemo } from 'react';
import { jobName } from '../job';
import type { Job } from '../job-table';
import { JobCard } from './JobCard';

export interface DraggableCardProps {
  job: Job;
  onEdit: (job: Job) => void;
}

/** The library types these as functions that accept anything. */
type DragListeners = Pick<HTMLAttributes<HTMLElement>, 'onKeyDown' | 'onMouseDown' | 'onTouchStart'>;

/** A card dragged anywhere by mouse or touch, and by its handle with the keyboard. */
export const DraggableCard = memo(function DraggableCard({ job, onEdit }: DraggableCardProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: job.internalId,
    data: { name: jobName(job), status: job.status },
  });
  const { onKeyDown, ...pointer } = (listeners ?? {}) as DragListeners;
  const describedBy = attributes['aria-describedby'];
  // The same object during a drag, which renders every draggable again: the cards stay as they are.
  const handle = useMemo(
    () => ({ ref: setActivatorNodeRef, onKeyDown, 'aria-describedby': describedBy }),
    [setActivatorNodeRef, onKeyDown, describedBy],
  );
  return (
    <div ref={setNodeRef} {...pointer} data-dragging={isDragging || undefined}>
      <JobCard job={job} isLifted={false} onEdit={onEdit} handle={handle} />
    </div>
  );
});
