import { LoadingState, Page } from '@keepmark/ui';
import { Button, Text } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { jobEventTable } from '../job-history/job-event-table';
import { groupedEvents } from '../job-history/history-store';
import { calendarDayOf } from '@keepmark/ui/words';
import { jobFilterUrl, readJobFilter } from '../job-view/job-filter';
import { JobMetrics } from '../job-list/JobMetrics';
import { NoJobsYet } from '../job-list/NoJobsYet';
import { useJobCounts, useSavedJobs } from '../jobs-store';
import type { JobsSlots } from '../slots';
import { useAllRows } from '@keepmark/local-store/react';
import classes from './Desk.module.css';
import { dueJobs } from './due';
import { DueList } from './DueList';
import { quietJobs } from './quiet';
import { quietAfterDays as quietSetting } from './quiet-setting';
import { useSetting } from '@keepmark/app-shell/setting';
import { QuietList } from './QuietList';

// The charts are heavy, and come below today's tasks.
const Insights = lazy(() => import('../insights/Insights'));

/** The job seeker's desk: metrics, follow-ups, applications with no reply, interviews, and insights. */
export function DeskPage({ slots: { DeskInterviews } }: { slots: JobsSlots }) {
  const jobs = useSavedJobs();
  const events = useAllRows(jobEventTable);
  const counts = useJobCounts();
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  const [quietAfterDays, setQuietAfterDays] = useSetting(quietSetting);
  const eventsOf = useMemo(() => groupedEvents(events), [events]);
  const due = useMemo(() => dueJobs(jobs, calendarDayOf(now)), [jobs, now]);
  const quiet = useMemo(() => quietJobs(jobs, eventsOf, quietAfterDays, now), [jobs, eventsOf, quietAfterDays, now]);

  if (jobs.length === 0) return <NoJobsYet title="Your desk" />;
  return (
    <Page
      title="Your desk"
      actions={
        <>
          <Button variant="light" renderRoot={(props) => <Link {...props} to="/job/application/process" />}>
            Application guide
          </Button>
          <Button renderRoot={(props) => <Link {...props} to="/jobs/search" />}>Search jobs</Button>
        </>
      }
    >
      <JobMetrics
        counts={counts}
        show={undefined}
        onShow={(changes) =>
          void navigate({ to: '/jobs/list', search: jobFilterUrl({ ...readJobFilter({}), ...changes }) })
        }
      />
      <div className={classes['columns']}>
        <DueList due={due} />
        <QuietList quiet={quiet} afterDays={quietAfterDays} onAfterDays={setQuietAfterDays} />
      </div>
      {DeskInterviews ? <DeskInterviews /> : null}
      <Suspense fallback={<LoadingState />}>
        <Insights jobs={jobs} eventsOf={eventsOf} now={now} />
      </Suspense>
      <Text size="sm" c="dimmed">
        Based on the jobs saved in this browser. Days are in your time zone.
      </Text>
    </Page>
  );
}
