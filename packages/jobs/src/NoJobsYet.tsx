import { RecentlyDeletedLink } from '@keepmark/app-shell/recently-deleted-link';
import { EmptyState, Page } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './NoJobsYet.module.css';

const others = [
  { to: '/job/capture', label: 'Capture' },
  { to: '/jobs/import', label: 'Import jobs' },
  { to: '/job/add', label: 'Add job' },
] as const;

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
            {others.map(({ to, label }) => (
              <Button key={to} variant="light" renderRoot={(props) => <Link {...props} to={to} />}>
                {label}
              </Button>
            ))}
            <RecentlyDeletedLink kind="jobs" />
          </div>
        }
      >
        Save a job to track it here from application to offer. Search for one, capture a posting from its link or text,
        import a list, or type one in.
      </EmptyState>
      {children}
    </Page>
  );
}
