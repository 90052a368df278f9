import type { StoredAnswer } from '@keepmark/assistant';
import { WorkSurface } from '@keepmark/assistant/work-surface';
import { postedOn } from '../job';
import { Alert } from '@mantine/core';
import type { Job } from '../job-table';
import { jobTypeText } from '@keepmark/postings/job-type';
import { workplaceText } from '../workplace';
import { PostingFieldsResult } from './PostingFieldsResult';
import { PostingTextForm } from './PostingTextForm';
import { postingStateOf, postingTextOf } from '../job-posting/posting-text';
import type { PreparationTasks } from './preparation-tasks';
import classes from './PreparationPage.module.css';

/** The facts and the text of the posting, and what the AI reads in it. */
export function PostingStep({ job, tasks }: { job: Job; tasks: PreparationTasks }) {
  const text = postingTextOf(job);
  const state = postingStateOf(text);
  const hasEnough = state === 'partial' || state === 'full';
  const fieldsOf = ({ result }: StoredAnswer) => <PostingFieldsResult job={job} fields={result.fields ?? []} />;
  const facts = [
    ['Title', job.jobTitle],
    ['Company', job.companyName],
    ['Location', job.location],
    ['Workplace', workplaceText(job)],
    ['Job type', jobTypeText(job.jobType)],
    ['Salary', job.salary],
    ['Posted', postedOn(job)],
  ].filter(([, value]) => value);
  return (
    <>
      <dl className={classes['details']}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'short' ? (
        <Alert role="note" color="warning">
          This text is too short to compare a résumé with. Paste the whole posting.
        </Alert>
      ) : null}
      {state === 'partial' ? (
        <Alert role="note" color="info">
          This looks like part of the posting. Paste the rest, so that nothing is missed.
        </Alert>
      ) : null}
      {hasEnough ? (
        <details className={classes['posting']}>
          <summary>Read the posting</summary>
          <section className={classes['text']} aria-label="Text of the posting">
            {text}
          </section>
        </details>
      ) : null}
      <PostingTextForm job={job} isOpen={!hasEnough} />
      {hasEnough ? (
        <>
          <WorkSurface task={tasks.summary} />
          <WorkSurface task={tasks.fields} isCompact result={fieldsOf} />
        </>
      ) : null}
    </>
  );
}
