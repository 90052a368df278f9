import { useSetting } from '@keepmark/app-shell/setting';
import { calendarDayOf } from '@keepmark/ui/words';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { JobMetrics } from '../job-list/JobMetrics';
import { jobFilterUrl, readJobFilter } from '../job-view/job-filter';
import { useJobCounts } from '../jobs-store';
import classes from './Desk.module.css';
import { dueEntries } from './due';
import { DueList } from './DueList';
import { quietJobs } from './quiet';
import { quietAfterDays as quietSetting } from './quiet-setting';
import { QuietList } from './QuietList';
import type { DeskJobs } from './use-desk-jobs';
import { WeeklyGoal } from './WeeklyGoal';

interface TodaysJobsProps {
  readonly desk: DeskJobs;
  /** Shown below the counts. */
  readonly children?: ReactNode;
  /** Shown below the follow-ups, or beside them if few applications are without a reply. */
  readonly upcoming?: ReactNode;
}

/** With more entries than this, a list is long. */
const shortList = 3;

/** What saved jobs need today: their counts, the weekly goal, follow-ups, and applications with no reply. */
export function TodaysJobs({ desk: { jobs, eventsOf, nextSteps, now }, children, upcoming }: TodaysJobsProps) {
  const counts = useJobCounts();
  const navigate = useNavigate();
  const [quietAfterDays, setQuietAfterDays] = useSetting(quietSetting);
  const due = useMemo(() => dueEntries(jobs, nextSteps, calendarDayOf(now)), [jobs, nextSteps, now]);
  const quiet = useMemo(() => quietJobs(jobs, eventsOf, quietAfterDays, now), [jobs, eventsOf, quietAfterDays, now]);
  const dueCount = due.overdue.length + due.today.length + due.soon.length;
  // A long list has its column for itself.
  const isQuietLong = quiet.length > shortList;
  const list = isQuietLong ? undefined : dueCount > shortList ? 'long' : quiet.length === 0 ? 'short' : undefined;
  return (
    <>
      <JobMetrics
        counts={counts}
        show={undefined}
        onShow={(changes) =>
          void navigate({ to: '/jobs/list', search: jobFilterUrl({ ...readJobFilter({}), ...changes }) })
        }
      />
      {children}
      <div className={classes['columns']} data-list={list}>
        <div className={classes['column']}>
          <WeeklyGoal jobs={jobs} now={now} />
          <DueList due={due} today={calendarDayOf(now)} />
          {isQuietLong ? upcoming : null}
        </div>
        <div className={classes['column']}>
          <QuietList quiet={quiet} afterDays={quietAfterDays} onAfterDays={setQuietAfterDays} />
          {isQuietLong ? null : upcoming}
        </div>
      </div>
    </>
  );
}
