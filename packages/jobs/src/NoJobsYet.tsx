import { RecentlyDeletedLink } from '@keepmark/app-shell/recently-deleted-link';
import { EmptyState, Page } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './NoJobsYet.module.css';

/** The empty state of a screen of saved jobs. @param props.children what the screen shows without jobs, too */
export function NoJobsYet({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Page title={title}>
      <EmptyState
        icon="briefcase"
        title="No saved jobs yet"
        action={
          <div className={classes['firstSteps']}>
            <Button renderRoot={(props) => <Link {...props} to="/jobs/search" />}>Search jobs</Button>
            <Button variant="light" renderRoot={(props) => <Link {...props} to="/job/add" />}>
              Add job
            </Button>
            <RecentlyDeletedLink kind="jobs" />
          </div>
        }
      >
        Save a job to track it here from application to offer. Search for one, or add a job you found elsewhere.
      </EmptyState>
      {children}
    </Page>
  );
}
