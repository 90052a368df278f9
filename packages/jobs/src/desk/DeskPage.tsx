import { useAppContext } from '@keepmark/app-shell';
import { PathLink } from '@keepmark/app-shell/path-link';
import { Icon, LoadingState, Page } from '@keepmark/ui';
import { pageAction } from '@keepmark/ui/page-action';
import { calendarDayOf } from '@keepmark/ui/words';
import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { NoJobsYet } from '../NoJobsYet';
import type { JobsSlots } from '../slots';
import { DeskCalendar } from './DeskCalendar';
import { TodaysJobs } from './TodaysJobs';
import { useDeskJobs } from './use-desk-jobs';

const RowShortcuts = lazy(() => import('../row-shortcuts/RowShortcuts'));
// The charts are heavy, and come below today's tasks.
const Insights = lazy(() => import('../insights/Insights'));

/** The job seeker's desk: metrics, the next two weeks, the weekly goal, follow-ups, applications with no reply, interviews, and insights. */
export function DeskPage({ slots: { calendarSources, DeskInterviews, DeskOffers, DeskPlans } }: { slots: JobsSlots }) {
  const { site } = useAppContext();
  const desk = useDeskJobs();
  const upcoming = (
    <>
      {DeskOffers ? <DeskOffers /> : null}
      {DeskInterviews ? <DeskInterviews /> : null}
      {DeskPlans ? <DeskPlans /> : null}
    </>
  );
  if (desk.jobs.length === 0) return <NoJobsYet title="Your desk">{upcoming}</NoJobsYet>;
  return (
    <Page
      title="Your desk"
      actions={
        <>
          {site.variant === 'jobs' ? (
            <Button
              {...pageAction}
              leftSection={<Icon name="home" size="sm" />}
              renderRoot={(props) => <PathLink {...props} to="/places" />}
            >
              Today
            </Button>
          ) : null}
          <Button
            {...pageAction}
            leftSection={<Icon name="route" size="sm" />}
            renderRoot={(props) => <Link {...props} to="/job/application/process" />}
          >
            Application guide
          </Button>
          <Button
            {...pageAction}
            leftSection={<Icon name="message" size="sm" />}
            renderRoot={(props) => <Link {...props} to="/job/search/coach/{-$jobId}" />}
          >
            Coach
          </Button>
          <Button
            {...pageAction}
            variant="filled"
            leftSection={<Icon name="search" size="sm" />}
            renderRoot={(props) => <Link {...props} to="/jobs/search" />}
          >
            Search jobs
          </Button>
        </>
      }
    >
      <TodaysJobs desk={desk} upcoming={upcoming}>
        <DeskCalendar today={calendarDayOf(desk.now)} loadSources={calendarSources} />
      </TodaysJobs>
      <Suspense fallback={<LoadingState />}>
        <Insights {...desk} />
      </Suspense>
      <Suspense>
        <RowShortcuts />
      </Suspense>
      <Text size="sm" c="dimmed">
        Based on the jobs saved in this browser. Days are in your time zone.
      </Text>
    </Page>
  );
}
