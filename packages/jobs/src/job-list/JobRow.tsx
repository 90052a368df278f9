import { EntityRow, RowAction, rowLine, rowLines, rowName } from '@keepmark/ui/entity-list';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { jobName } from '../job';
import { formatDay } from '@keepmark/ui/words';
import { type JobStatus, statusGroup } from '../job-status';
import type { Job } from '../job-table';
import { RowStatusSelect } from '../JobStatusSelect';
import { jobTypeText } from '@keepmark/postings/job-type';
import { workplaceText } from '../workplace';
import classes from './JobRow.module.css';

export interface JobRowProps {
  job: Job;
  onStatus: (job: Job, status: JobStatus) => void;
  onDelete: (job: Job) => void;
}

/** One saved job, with its status and actions. */
export const JobRow = memo(function JobRow({ job, onStatus, onDelete }: JobRowProps) {
  const name = jobName(job);
  // What matters least comes last, where a narrow screen cuts it off.
  const facts = [job.location, job.salary, workplaceText(job), jobTypeText(job.jobType)].filter(Boolean);
  const day = job.dateApplied ? `Applied ${formatDay(job.dateApplied)}` : `Saved ${formatDay(job.dateAdded)}`;
  return (
    <EntityRow
      columns={classes['columns']}
      rowId={job.internalId}
      classNames={{ heading: classes['heading'], actions: classes['actions'] }}
      heading={
        <>
          <Link to="/job/edit/$internalId" params={{ internalId: job.internalId }} className={rowName}>
            {job.jobTitle || 'Untitled job'}
          </Link>
          <span className={classes['company']}>{job.companyName}</span>
        </>
      }
      actions={
        <>
          {job.url ? <RowAction icon="external-link" label={`Original posting: ${name}`} href={job.url} /> : null}
          <RowAction
            icon="clipboard-list"
            label="Prepare application"
            renderRoot={(props) => (
              <Link {...props} to="/job/application/preparation/$internalId" params={{ internalId: job.internalId }} />
            )}
          />
          <RowAction icon="trash" label={`Delete ${name}`} onClick={() => onDelete(job)} />
        </>
      }
    >
      <div className={`${rowLines} ${classes['facts']}`}>
        <span className={rowLine}>{facts.join(' · ')}</span>
        <span className={rowLine}>
          {day}
          {job.postingClosedDate && statusGroup(job.status) !== 'complete' ? (
            <span className={classes['gone']}> · Posting may be gone</span>
          ) : null}
        </span>
      </div>
      <RowStatusSelect
        label={`Status of ${name}`}
        className={classes['status']}
        value={job.status}
        onChange={(status) => onStatus(job, status)}
      />
    </EntityRow>
  );
});
