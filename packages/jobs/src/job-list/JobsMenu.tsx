import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, memo, Suspense, useState } from 'react';
import { FilesButton } from './FilesButton';
import type { FilesMenuProps } from './FilesMenu';
import classes from './SavedJobs.module.css';

// A menu that floats weighs as much as the list itself.
const FilesMenu = lazy(() => import('./FilesMenu'));

// Made once: React skips what it has already drawn when a key in the filter changes the jobs to export.
const links = (
  <>
    <Button variant="light" renderRoot={(props) => <Link {...props} to="/job/capture" />}>
      Capture
    </Button>
    <Button variant="light" renderRoot={(props) => <Link {...props} to="/job/add" />}>
      Add job
    </Button>
    <Button renderRoot={(props) => <Link {...props} to="/jobs/search" />}>Search jobs</Button>
  </>
);

/** The buttons at the top of the list: files, capture, add, and search. */
export const JobsMenu = memo(function JobsMenu(menu: FilesMenuProps) {
  const [isRequested, setRequested] = useState(false);
  const [button] = useState(<FilesButton aria-haspopup="menu" onClick={() => setRequested(true)} />);
  return (
    <div className={classes['menu']}>
      {isRequested ? (
        <Suspense fallback={<FilesButton loading />}>
          <FilesMenu {...menu} />
        </Suspense>
      ) : (
        button
      )}
      {links}
    </div>
  );
});
