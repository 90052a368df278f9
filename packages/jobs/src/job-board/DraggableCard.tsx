import { useDraggable } from '@dnd-kit/core';
import { type HTMLAttributes, memo } from 'react';
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
  return (
    <div ref={setNodeRef} {...pointer} data-dragging={isDragging || undefined}>
      <JobCard
        job={job}
        isLifted={false}
        onEdit={onEdit}
        handle={{ ref: setActivatorNodeRef, onKeyDown, 'aria-describedby': attributes['aria-describedby'] }}
      />
    </div>
  );
});
