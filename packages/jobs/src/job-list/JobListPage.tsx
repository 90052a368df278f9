import { useUrlFilter } from '@keepmark/app-shell/url-filter';
import { EmptyState, Page } from '@keepmark/ui';
import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { useJobCounts, useKeptJobs } from '../jobs-store';
import { filteredJobs, jobFilterUrl, readJobFilter, sortedJobs } from './job-filter';
import { JobFilterBar } from './JobFilterBar';
import classes from './JobListPage.module.css';
import { JobMetrics } from './JobMetrics';
import { JobRows } from './JobRows';

const filterForm = { read: readJobFilter, write: jobFilterUrl };

const addJob = (
  <Button variant="light" renderRoot={(props) => <Link {...props} to="/job/add" />}>
    Add a job
  </Button>
);
const searchJobs = <Button renderRoot={(props) => <Link {...props} to="/jobs/search" />}>Search jobs</Button>;

/** The kept jobs: how they stand, found by word and status, and changed in place. */
export function JobListPage() {
  const [filter, changeFilter] = useUrlFilter(filterForm);
  const jobs = useKeptJobs();
  const counts = useJobCounts();
  const { sort } = filter;
  const sorted = useMemo(() => sortedJobs(jobs, sort), [jobs, sort]);
  // Typing goes before drawing: the list may follow a key press later.
  const text = useDeferredValue(filter.text);
  const shown = useMemo(() => filteredJobs(sorted, { text, show: filter.show }), [sorted, text, filter.show]);

  if (jobs.length === 0) {
    return (
      <Page title="Jobs">
        <EmptyState
          icon="briefcase"
          title="No jobs kept yet"
          action={
            <div className={classes['firstSteps']}>
              {searchJobs}
              {addJob}
            </div>
          }
        >
          Every job that you keep stands here with its status, from the first look to the offer. Search postings and
          keep one with a press, or add one that you found elsewhere.
        </EmptyState>
      </Page>
    );
  }

  return (
    <Page
      title="Jobs"
      actions={
        <>
          {addJob}
          {searchJobs}
        </>
      }
    >
      <JobMetrics counts={counts} show={filter.show} onShow={(show) => changeFilter({ show })} />
      <JobFilterBar filter={filter} counts={counts} onChange={changeFilter} />
      <div>
        <Text component="output" size="sm" c="dimmed" className={classes['count']}>
          {shown.length === jobs.length
            ? `${jobs.length.toLocaleString('en')} ${jobs.length === 1 ? 'job' : 'jobs'}`
            : `${shown.length.toLocaleString('en')} of ${jobs.length.toLocaleString('en')} jobs`}
        </Text>
        {shown.length === 0 ? (
          <EmptyState
            icon="filter"
            title="No kept job matches"
            action={
              <Button variant="light" onClick={() => changeFilter({ text: '', show: 'all' })}>
                Show all jobs
              </Button>
            }
          >
            Try fewer words or another status.
          </EmptyState>
        ) : (
          <JobRows jobs={shown} />
        )}
      </div>
    </Page>
  );
}
