import { useAppContext } from '@keepmark/app-shell';
import { useRememberCenter } from '@keepmark/geography/city-centers';
import { notify } from '@keepmark/ui';
import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Job } from '../job-table';
import { useJobActions } from '../use-job-actions';
import classes from './JobMap.module.css';
import { findPositions, unlocatedJobs } from './find-locations';

/** Offers to find the coordinates of jobs that have a location but aren't on the map, such as imported ones. */
export function FindLocations({ jobs }: { jobs: readonly Job[] }) {
  const { api } = useAppContext();
  const remember = useRememberCenter();
  const { setPositions } = useJobActions();
  const unlocated = useMemo(() => unlocatedJobs(jobs), [jobs]);
  const count = [...unlocated.values()].reduce((sum, list) => sum + list.length, 0);
  const find = useMutation({
    mutationFn: () => findPositions(api, remember, unlocated),
    onSuccess: (found) => {
      if (found.length > 0) setPositions(found);
      else notify.info('We couldn’t find these locations. Check their spelling, or add the city.');
    },
    onError: (error) => notify.error(error.message),
  });
  if (count === 0) return null;
  return (
    <div className={classes['bar']}>
      <Text size="sm">
        {count === 1
          ? '1 job has a location but isn’t on the map.'
          : `${count.toLocaleString('en')} jobs have a location but aren’t on the map.`}
      </Text>
      <Button variant="light" size="compact-md" loading={find.isPending} onClick={() => find.mutate()}>
        Find locations
      </Button>
    </div>
  );
}
