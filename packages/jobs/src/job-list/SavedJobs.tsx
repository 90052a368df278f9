import { plural } from '@keepmark/ui/words';
import { useUrlFilter } from '@keepmark/app-shell/url-filter';
import { EmptyState, Page } from '@keepmark/ui';
import { ListHeader } from '@keepmark/ui/list-header';
import { Button, Text } from '@mantine/core';
import { ColumnsButton } from '../job-table-view/ColumnsButton';
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Job } from '../job-table';
import { useJobCounts, useSavedJobs } from '../jobs-store';
import { filteredJobs, type JobFilter, jobFilterUrl, prepareSearch, readJobFilter } from '../job-view/job-filter';
import { everyTag } from '../job-tags';
import { createJobSorter } from '../job-view/job-sorter';
import type { JobView } from '../job-view/job-view';
import { JobFilterBar } from './JobFilterBar';
import { JobMetrics } from './JobMetrics';
import { JobsMenu } from './JobsMenu';
import { JobsNav } from './JobsNav';
import { JobsView } from './JobsView';
import classes from './SavedJobs.module.css';
import { ColumnChoice } from './lazy-views';
import { NoJobsYet } from '../NoJobsYet';
import { useViewMemory, viewMemory } from '../job-view/view-memory';
import { ViewSwitch } from './ViewSwitch';

const ListNotices = lazy(() => import('./ListNotices'));

export interface SavedJobsProps {
  title: string;
  /** The part of the filter that the path sets. */
  fixed?: Partial<JobFilter>;
  /** What the screen says while no job fits its path. */
  nothing?: { readonly title: string; readonly text: string };
  /** Called when the filter no longer fits the path: goes to the path it fits. */
  onLeave?: (filter: JobFilter) => void;
}

const nothingFixed: Partial<JobFilter> = {};
const noMatches = { title: 'No matching jobs', text: 'Try fewer words or another status.' };
const filterForm = { read: readJobFilter, write: jobFilterUrl };

/** Saved jobs with metrics and a filter, as a list, a table, or a board. */
export function SavedJobs({ title, fixed = nothingFixed, nothing = noMatches, onLeave }: SavedJobsProps) {
  const [urlFilter, changeUrlFilter] = useUrlFilter(filterForm);
  const filter = useMemo(() => ({ ...urlFilter, ...fixed }), [urlFilter, fixed]);
  const jobs = useSavedJobs();
  const counts = useJobCounts();
  const tags = useMemo(() => everyTag(jobs), [jobs]);
  const remembered = useViewMemory((memory) => memory.view);
  // Keep typing responsive: all but the search field may update after the text does.
  const shownFilter = useDeferredValue(filter);
  const { text, sort, reverse, show, view = remembered } = shownFilter;
  const shown = useFilteredJobs(jobs, shownFilter);

  const changeOrLeave = (changes: Partial<JobFilter>) => {
    const changesPath = Object.keys(fixed).some((name) => name in changes);
    if (changesPath && onLeave) onLeave({ ...filter, ...changes });
    else changeUrlFilter(changes);
  };
  // The same function on every key press, so that parts that don't depend on the text aren't rendered again.
  const change = onLeave ? changeOrLeave : changeUrlFilter;

  const changeView = useCallback(
    (next: JobView) => {
      viewMemory.setState({ view: next });
      changeUrlFilter({ view: next });
    },
    [changeUrlFilter],
  );

  const reason = text === '' ? nothing : noMatches;
  if (jobs.length === 0) return <NoJobsYet title={title} />;

  const menu = <JobsMenu shown={shown} filter={shownFilter} />;
  const views = <ViewSwitch view={view} onChange={changeView} />;
  const notices = (
    <Suspense fallback={null}>
      <ListNotices jobs={jobs} />
    </Suspense>
  );
  const columns =
    view === 'table' && shown.length > 0 ? (
      <Suspense fallback={<ColumnsButton disabled />}>
        <ColumnChoice />
      </Suspense>
    ) : null;
  const isAll = shown.length === jobs.length;
  const count = isAll
    ? plural(jobs.length, 'job')
    : `${shown.length.toLocaleString('en')} of ${jobs.length.toLocaleString('en')} jobs`;

  return (
    <Page width={view === 'list' ? 'normal' : 'full'}>
      <ListHeader
        title={title}
        figures={<JobMetrics isCompact counts={counts} show={show} onShow={change} />}
        actions={menu}
        compactActions={menu}
        links={
          <div className={classes['bar']}>
            <JobsNav filter={shownFilter} />
            <div className={classes['view']}>
              <Text component="output" size="sm" c="dimmed" className={classes['count']}>
                {count}
              </Text>
              {notices}
              {columns}
              {views}
            </div>
          </div>
        }
        filters={<JobFilterBar filter={filter} counts={counts} tags={tags} onChange={change} end={views} />}
        count={{ text: count, isAll }}
        notices={
          <>
            {columns}
            {notices}
          </>
        }
      />
      <div className={classes['jobs']}>
        {shown.length === 0 ? (
          <NothingFound
            {...reason}
            onShowAll={() => change({ text: '', show: 'all', method: 'any', workplace: 'any', tag: '' })}
          />
        ) : (
          <JobsView view={view} jobs={shown} show={show} sort={sort} reverse={reverse} onChange={change} />
        )}
      </div>
    </Page>
  );
}

/** The jobs to show, in order. */
function useFilteredJobs(
  jobs: readonly Job[],
  { text, sort, reverse, show, method, workplace, tag }: JobFilter,
): readonly Job[] {
  const [sortJobs] = useState(createJobSorter);
  const sorted = useMemo(() => sortJobs(jobs, sort, reverse), [sortJobs, jobs, sort, reverse]);
  useEffect(() => prepareSearch(jobs), [jobs]);
  return useMemo(
    () => filteredJobs(sorted, { text, show, method, workplace, tag }),
    [sorted, text, show, method, workplace, tag],
  );
}

function NothingFound({ title, text, onShowAll }: { title: string; text: string; onShowAll: () => void }) {
  return (
    <EmptyState
      icon="filter"
      title={title}
      action={
        <Button variant="light" onClick={onShowAll}>
          Show all jobs
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}
