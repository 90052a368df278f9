import { plural } from '@keepmark/ui/words';
import { Icon } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Job } from '../job-table';
import { jobName } from '../job';
import { useJobActions } from '../use-job-actions';
import { duplicateGroups, mergeRules } from './same-job';
import classes from './DuplicatesNotice.module.css';

const shownGroups = 3;

/** Offers to merge possible duplicates. Looks for them after the screen is drawn. */
export function DuplicatesNotice({ jobs }: { jobs: readonly Job[] }) {
  const { merge } = useJobActions();
  const [groups, setGroups] = useState<Job[][]>([]);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGroups(duplicateGroups(jobs)), 500);
    return () => clearTimeout(timer);
  }, [jobs]);
  if (groups.length === 0) return null;
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<Icon name="copy" size="xs" />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {plural(groups.length, 'possible duplicate')}
      </Button>
      {isOpen ? (
        <ul className={classes['groups']}>
          {groups.slice(0, shownGroups).map((group) => {
            const [first] = group;
            return first ? (
              <li key={first.internalId} className={classes['group']}>
                <span>
                  {jobName(first)}, {group.length} times
                </span>
                <Button
                  size="compact-sm"
                  variant="light"
                  aria-label={`Merge ${jobName(first)}`}
                  onClick={() => merge(group, mergeRules)}
                >
                  Merge
                </Button>
              </li>
            ) : null;
          })}
        </ul>
      ) : null}
    </>
  );
}
