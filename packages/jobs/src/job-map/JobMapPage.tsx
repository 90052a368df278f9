import { useUrlFilter } from '@keepmark/app-shell/url-filter';
import { CommuteBar } from '@keepmark/geography/commute-bar';
import {
  type CommuteFilter,
  commuteFilterUrl,
  commutePoints,
  readCommuteFilter,
} from '@keepmark/geography/commute-filter';
import { useHomeLocation, useHomeOrigin } from '@keepmark/geography/home-location';
import { type MapCategory, MapWithList } from '@keepmark/map';
import { EmptyState, Page } from '@keepmark/ui';
import { Anchor, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { filteredJobs, type JobFilter, jobFilterUrl, readJobFilter } from '../job-view/job-filter';
import { sortedJobs } from '../job-view/job-sort';
import { JobFilterBar } from '../job-list/JobFilterBar';
import { JobsNav } from '../job-list/JobsNav';
import { NoJobsYet } from '../NoJobsYet';
import { type JobStage, jobStages, stageOf } from '../job-stages';
import { jobStatusLabels } from '../job-status';
import { everyTag } from '../job-tags';
import { useJobCounts, useSavedJobs } from '../jobs-store';
import type { JobsSlots } from '../slots';
import classes from './JobMap.module.css';
import { FindLocations } from './FindLocations';

type MapFilter = JobFilter & CommuteFilter;
const filterForm = {
  read: (search: object): MapFilter => ({ ...readJobFilter(search), ...readCommuteFilter(search) }),
  write: (filter: MapFilter) => ({ ...jobFilterUrl(filter), ...commuteFilterUrl(filter) }),
};

// By stage, as on the board: fourteen statuses would fill a phone with the legend.
const tones = {
  'to-apply': 'info',
  submitted: 'category-1',
  interview: 'warning',
  offer: 'success',
  complete: 'category-8',
} as const satisfies Record<JobStage['id'], MapCategory['tone']>;
const categories: MapCategory[] = jobStages.map(({ id, label }) => ({ id, label, tone: tones[id] }));

/** Saved jobs on a map, with the commute to each. */
export function JobMapPage({ slots: { OtherMaps } }: { slots: JobsSlots }) {
  const [filter, changeFilter] = useUrlFilter(filterForm);
  const jobs = useSavedJobs();
  const counts = useJobCounts();
  const tags = useMemo(() => everyTag(jobs), [jobs]);
  const from = useHomeLocation();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const text = useDeferredValue(filter.text);
  const { sort, reverse, show, method, workplace, tag, withinMinutes, mode } = filter;
  const sorted = useMemo(() => sortedJobs(jobs, sort, reverse), [jobs, sort, reverse]);
  const shown = useMemo(
    () => filteredJobs(sorted, { text, show, method, workplace, tag }),
    [sorted, text, show, method, workplace, tag],
  );
  const points = useMemo(() => {
    const placed = shown.map((job) => ({
      id: job.internalId,
      label: job.jobTitle || 'Untitled job',
      detail: [job.companyName, job.location, jobStatusLabels[job.status]].filter(Boolean).join(' · '),
      category: stageOf(job.status).id,
      latitude: job.latitude,
      longitude: job.longitude,
    }));
    return commutePoints(placed, from, { withinMinutes, mode });
  }, [shown, from, withinMinutes, mode]);
  const origin = useHomeOrigin();

  if (jobs.length === 0) return <NoJobsYet title="Job map" />;
  return (
    <Page title="Job map" width="full">
      <JobsNav filter={filter} />
      <JobFilterBar filter={filter} counts={counts} tags={tags} onChange={changeFilter} />
      <div className={classes['bar']}>
        <CommuteBar filter={{ withinMinutes, mode }} onChange={changeFilter} />
        <FindLocations jobs={shown} />
        {OtherMaps ? <OtherMaps /> : null}
      </div>
      <MapWithList
        label="Saved jobs"
        points={points}
        categories={categories}
        origin={origin}
        selectedId={selectedId ?? undefined}
        onSelect={setSelectedId}
        renderPopup={({ id, label, detail }) => (
          <>
            <Anchor renderRoot={(props) => <Link {...props} to="/job/edit/$internalId" params={{ internalId: id }} />}>
              {label}
            </Anchor>
            <div>{detail}</div>
          </>
        )}
        empty={
          <EmptyState
            icon="map-pin"
            title="No matching jobs"
            action={
              <Button
                variant="light"
                onClick={() =>
                  changeFilter({ text: '', show: 'all', method: 'any', workplace: 'any', withinMinutes: 0 })
                }
              >
                Show all jobs
              </Button>
            }
          >
            Try fewer words, another status, or a longer commute.
          </EmptyState>
        }
      />
    </Page>
  );
}
