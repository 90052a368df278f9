import { MenuButton, type MenuEntry, useIsPhone } from '@keepmark/ui/list-header';
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

const waysToAdd: readonly MenuEntry[] = [
  { label: 'Search jobs', icon: 'search', renderRoot: (props) => <Link {...props} to="/jobs/search" /> },
  { label: 'Capture', icon: 'link', renderRoot: (props) => <Link {...props} to="/job/capture" /> },
  { label: 'Add job', icon: 'plus', renderRoot: (props) => <Link {...props} to="/job/add" /> },
  { label: 'Import jobs', icon: 'upload', renderRoot: (props) => <Link {...props} to="/jobs/import" /> },
];
const addButton = <MenuButton label="Add" entries={waysToAdd} />;

/** The buttons at the top of the list: files, capture, add, and search. On a phone, two menus. */
export const JobsMenu = memo(function JobsMenu(menu: Omit<FilesMenuProps, 'isCompact'>) {
  const [isRequested, setRequested] = useState(false);
  const isCompact = useIsPhone();
  const [open] = useState(() => () => setRequested(true));
  const files = isRequested ? (
    <Suspense fallback={<FilesButton isCompact={isCompact} loading />}>
      <FilesMenu {...menu} isCompact={isCompact} />
    </Suspense>
  ) : (
    <FilesButton isCompact={isCompact} aria-haspopup="menu" onClick={open} />
  );
  if (isCompact) {
    return (
      <>
        {files}
        {addButton}
      </>
    );
  }
  return (
    <div className={classes['menu']}>
      {files}
      {links}
    </div>
  );
});
