import { useSetting } from '@keepmark/app-shell/setting';
import { Icon } from '@keepmark/ui';
import { calendarDayOf } from '@keepmark/ui/words';
import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type HTMLAttributes, memo, type Ref } from 'react';
import { quietAfterDays } from '../desk/quiet-setting';
import { jobName } from '../job';
import type { Job } from '../job-table';
import { deadlineText } from '../deadline';
import { nextStepOf } from '../next-step';
import { ageText, monogramOf, shortSalary } from './card-facts';
import classes from './JobCard.module.css';

export interface JobCardProps {
  job: Job;
  /** Whether this is the copy that follows the pointer during a drag. */
  isLifted: boolean;
  onEdit?: (job: Job) => void;
  /** Props that make the handle pick up the card with the keyboard. */
  handle?: Pick<HTMLAttributes<HTMLElement>, 'onKeyDown' | 'aria-describedby'> & { ref: Ref<HTMLButtonElement> };
}

/** A job as a card on the board. */
export const JobCard = memo(function JobCard({ job, isLifted, onEdit, handle }: JobCardProps) {
  const name = jobName(job);
  const title = job.jobTitle || 'Untitled job';
  const now = new Date();
  const [quietDays] = useSetting(quietAfterDays);
  const deadline = deadlineText(job);
  const nextStep = nextStepOf(job, calendarDayOf(now), quietDays);
  return (
    <article className={classes['card']} data-lifted={isLifted || undefined}>
      <span aria-hidden className={classes['monogram']}>
        {monogramOf(job.companyName) || <Icon name="building" size="xs" />}
      </span>
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
        <span className={classes['company']}>
          <span>{job.companyName}</span>
          <span className={classes['age']}>{ageText(job, now)}</span>
        </span>
        <span className={classes['facts']}>{[job.location, shortSalary(job.salary)].filter(Boolean).join(' · ')}</span>
        {deadline || job.tags.length > 0 ? (
          <span className={classes['facts']}>{[deadline, ...job.tags].filter(Boolean).join(' · ')}</span>
        ) : null}
        {nextStep ? (
          <span className={classes['step']} data-overdue={nextStep.isOverdue || undefined} title={nextStep.text}>
            {nextStep.isOverdue ? <Icon name="alert-circle" size="xs" label="Overdue" /> : null}
            {nextStep.text}
          </span>
        ) : null}
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
