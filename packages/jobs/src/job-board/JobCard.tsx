import { Icon } from '@keepmark/ui';
import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type HTMLAttributes, memo, type Ref } from 'react';
import { jobName } from '../job';
import { formatDay } from '@keepmark/ui/words';
import type { Job } from '../job-table';
import classes from './JobCard.module.css';

export interface JobCardProps {
  job: Job;
  /** Whether this is the copy that follows the pointer during a drag. */
  isLifted: boolean;
  onEdit?: (job: Job) => void;
  /** Props that make the handle pick up the card with the keyboard. */
  handle?: Pick<HTMLAttributes<HTMLElement>, 'onKeyDown' | 'aria-describedby'> & { ref: Ref<HTMLButtonElement> };
}

function dayText({ followUpOn, dateApplied, dateAdded }: Job): string {
  if (followUpOn) return `Follow up ${formatDay(followUpOn)}`;
  return dateApplied ? `Applied ${formatDay(dateApplied)}` : `Saved ${formatDay(dateAdded)}`;
}

/** A job as a card on the board. */
export const JobCard = memo(function JobCard({ job, isLifted, onEdit, handle }: JobCardProps) {
  const name = jobName(job);
  const details = [job.location, job.salary].filter(Boolean).join(' · ');
  const title = job.jobTitle || 'Untitled job';
  return (
    <article className={classes['card']} data-lifted={isLifted || undefined}>
      <div className={classes['words']}>
        {isLifted ? (
          <span className={classes['title']}>{title}</span>
        ) : (
          <Link
            to="/job/edit/$internalId"
            params={{ internalId: job.internalId }}
            draggable={false}
            className={classes['title']}
          >
            {title}
          </Link>
        )}
        <span className={classes['line']}>{job.companyName}</span>
        <span className={classes['line']} data-dimmed>
          {details}
        </span>
        <span className={classes['line']} data-dimmed>
          {dayText(job)}
        </span>
      </div>
      <div className={classes['buttons']}>
        <ActionIcon variant="subtle" color="gray" aria-label={`Move ${name}`} className={classes['handle']} {...handle}>
          <Icon name="grip-vertical" size="sm" />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" aria-label={`Quick edit ${name}`} onClick={() => onEdit?.(job)}>
          <Icon name="pencil" size="sm" />
        </ActionIcon>
      </div>
    </article>
  );
});
