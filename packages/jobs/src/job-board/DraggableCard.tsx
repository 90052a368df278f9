import { useDraggable } from '@dnd-kit/core';
import { type HTMLAttributes, memo } from 'react';
import { jobName } from '../job';
import type { Job } from '../job-table';
import { JobCard } from './JobCard';

export interface DraggableCardProps {
  job: Job;
  onEdit: (job: Job) => void;
}

/** The library types them as functions of anything. */
type DragListeners = Pick<HTMLAttributes<HTMLElement>, 'onKeyDown' | 'onMouseDown' | 'onTouchStart'>;

/** A card that is dragged as a whole by mouse and finger, and by its grip with the keyboard. */
export const DraggableCard = memo(function DraggableCard({ job, onEdit }: DraggableCardProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: job.internalId,
    data: { name: jobName(job) },
  });
  const { onKeyDown, ...pointer } = (listeners ?? {}) as DragListeners;
  return (
    <div ref={setNodeRef} {...pointer} data-dragging={isDragging || undefined}>
      <JobCard
        job={job}
        isLifted={false}
        onEdit={onEdit}
        grip={{ ref: setActivatorNodeRef, onKeyDown, 'aria-describedby': attributes['aria-describedby'] }}
      />
    </div>
  );
});
