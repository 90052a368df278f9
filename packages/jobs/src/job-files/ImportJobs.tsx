import { plural } from '@keepmark/ui/words';
import { markFirstStep } from '@keepmark/app-shell/first-step';
import { useDatabase } from '@keepmark/local-store/react';
import { EmptyState, Icon, notify } from '@keepmark/ui';
import { Alert, Button, Checkbox, Text } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { notYetSaved } from '../duplicates/same-job';
import { useSavedJobs } from '../jobs-store';
import { useJobActions } from '../use-job-actions';
import type { ReadJobs } from './imported-job';
import classes from './ImportPage.module.css';
import { JobsPreview } from './JobsPreview';

const shownUnreadable = 5;

/** Previews the jobs of a file, says which are already saved or unreadable, and imports them. */
export function ImportJobs({ read }: { read: ReadJobs }) {
  const { addMany } = useJobActions();
  const database = useDatabase();
  const navigate = useNavigate();
  const saved = useSavedJobs();
  const fresh = useMemo(() => notYetSaved(read.jobs, saved), [read.jobs, saved]);
  const [skipsSaved, setSkipsSaved] = useState(true);
  if (read.jobs.length === 0) {
    return (
      <EmptyState icon="file-text" title="No jobs yet">
        Choose the column with the job title or the company.
      </EmptyState>
    );
  }
  const jobs = skipsSaved ? fresh : read.jobs;
  const savedCount = read.jobs.length - fresh.length;
  const { skipped } = read;
  return (
    <>
      {savedCount > 0 ? (
        <Checkbox
          label={`Skip ${savedCount.toLocaleString('en')} you already saved`}
          description="Same title, company, and location"
          checked={skipsSaved}
          onChange={({ currentTarget }) => setSkipsSaved(currentTarget.checked)}
        />
      ) : null}
      <JobsPreview jobs={jobs} />
      <UnreadableValues values={read.unreadable} />
      {skipped > 0 ? (
        <Text size="sm" c="dimmed">
          {skipped === 1
            ? 'Skipped 1 row without a title or company.'
            : `Skipped ${skipped.toLocaleString('en')} rows without a title or company.`}
        </Text>
      ) : null}
      <div className={classes['buttons']}>
        <Button
          disabled={jobs.length === 0}
          onClick={() => {
            if (addMany(jobs)) {
              markFirstStep(database, 'import');
              void navigate({ to: '/jobs/list' });
            } else notify.info('Nothing was imported.');
          }}
        >
          {jobs.length === 0 ? 'Nothing to import' : `Import ${plural(jobs.length, 'job')}`}
        </Button>
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/jobs/list" />}>
          Cancel
        </Button>
      </div>
    </>
  );
}

function UnreadableValues({ values }: { values: readonly string[] }) {
  const unreadable = useMemo(() => [...new Set(values)], [values]);
  if (unreadable.length === 0) return null;
  return (
    <Alert
      color="warning"
      icon={<Icon name="alert-triangle" />}
      title="We couldn’t read some values, so they will be empty"
    >
      <UnreadableList values={unreadable.slice(0, shownUnreadable)} />
      {unreadable.length > shownUnreadable ? (
        <details>
          <summary
            className={classes['more']}
          >{`Show ${(unreadable.length - shownUnreadable).toLocaleString('en')} more`}</summary>
          <UnreadableList values={unreadable.slice(shownUnreadable)} />
        </details>
      ) : null}
    </Alert>
  );
}

const UnreadableList = ({ values }: { values: readonly string[] }) => (
  <ul className={classes['unreadable']}>
    {values.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);
