import { EmptyState, Page } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import classes from './SavedJobs.module.css';

/** Where kept jobs will be, and how the first one gets there. */
export function NoJobsYet({ title }: { title: string }) {
  return (
    <Page title={title}>
      <EmptyState
        icon="briefcase"
        title="No jobs kept yet"
        action={
          <div className={classes['firstSteps']}>
            <Button renderRoot={(props) => <Link {...props} to="/jobs/search" />}>Search jobs</Button>
            <Button variant="light" renderRoot={(props) => <Link {...props} to="/job/add" />}>
              Add a job
            </Button>
          </div>
        }
      >
        Every job that you keep is listed here with its status, from the first look to the offer. Search postings and
        keep one with a press, or add one that you found elsewhere.
      </EmptyState>
    </Page>
  );
}
