import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { Job } from '../job-table';
import { FilesButton } from './FilesButton';
import type { JobFilter } from './job-filter';
import classes from './KeptJobs.module.css';

// A menu that floats weighs as much as the list itself.
const FilesMenu = lazy(() => import('./FilesMenu'));

export interface JobsMenuProps {
  /** The jobs that are shown: what is exported. */
  shown: readonly Job[];
  filter: JobFilter;
}

/** What can be done beside looking at the jobs. */
export function JobsMenu(menu: JobsMenuProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={classes['menu']}>
      {isAsked ? (
        <Suspense fallback={<FilesButton loading />}>
          <FilesMenu {...menu} />
        </Suspense>
      ) : (
        <FilesButton aria-haspopup="menu" onClick={() => setAsked(true)} />
      )}
      <Button variant="light" renderRoot={(props) => <Link {...props} to="/job/capture" />}>
        Capture
      </Button>
      <Button variant="light" renderRoot={(props) => <Link {...props} to="/job/add" />}>
        Add a job
      </Button>
      <Button renderRoot={(props) => <Link {...props} to="/jobs/search" />}>Search jobs</Button>
    </div>
  );
}
