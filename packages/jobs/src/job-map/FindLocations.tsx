import { useAppContext } from '@keepmark/app-shell';
import { notify } from '@keepmark/ui';
import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Job } from '../job-table';
import { useJobActions } from '../use-job-actions';
import classes from './JobMap.module.css';
import { findPositions, unlocatedJobs } from './find-locations';

/** Offers to put the jobs on the map that say where they are and have no position: imported ones, and typed ones. */
export function FindLocations({ jobs }: { jobs: readonly Job[] }) {
  const { api } = useAppContext();
  const { setPositions } = useJobActions();
  const unlocated = useMemo(() => unlocatedJobs(jobs), [jobs]);
  const count = [...unlocated.values()].reduce((sum, list) => sum + list.length, 0);
  const find = useMutation({
    mutationFn: () => findPositions(api, unlocated),
    onSuccess: (found) => {
      if (found.length > 0) setPositions(found);
      else notify.info('None of their places was found. Give a job its city, or its latitude and longitude.');
    },
    onError: (error) => notify.error(error.message),
  });
  if (count === 0) return null;
  return (
    <div className={classes['bar']}>
      <Text size="sm">
        {count === 1
          ? 'One job names a place, but has no position on the map.'
          : `${count.toLocaleString('en')} jobs name a place, but have no position on the map.`}
      </Text>
      <Button variant="light" size="compact-md" loading={find.isPending} onClick={() => find.mutate()}>
        Find their cities
      </Button>
    </div>
  );
}
