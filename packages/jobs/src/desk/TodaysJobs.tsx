import { useSetting } from '@keepmark/app-shell/setting';
import { calendarDayOf } from '@keepmark/ui/words';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { JobMetrics } from '../job-list/JobMetrics';
import { jobFilterUrl, readJobFilter } from '../job-view/job-filter';
import { useJobCounts } from '../jobs-store';
import classes from './Desk.module.css';
import { dueJobs } from './due';
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
  /** Shown below the follow-ups, or beside them if no applications are without a reply. */
  readonly upcoming?: ReactNode;
}

/** What saved jobs need today: their counts, the weekly goal, follow-ups, and applications with no reply. */
export function TodaysJobs({ desk: { jobs, eventsOf, now }, children, upcoming }: TodaysJobsProps) {
  const counts = useJobCounts();
  const navigate = useNavigate();
  const [quietAfterDays, setQuietAfterDays] = useSetting(quietSetting);
  const due = useMemo(() => dueJobs(jobs, calendarDayOf(now)), [jobs, now]);
  const quiet = useMemo(() => quietJobs(jobs, eventsOf, quietAfterDays, now), [jobs, eventsOf, quietAfterDays, now]);
  // A long list has its column for itself.
  const isQuiet = quiet.length > 0;
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
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <WeeklyGoal jobs={jobs} now={now} />
          <DueList due={due} />
          {isQuiet ? upcoming : null}
        </div>
        <div className={classes['column']}>
          <QuietList quiet={quiet} afterDays={quietAfterDays} onAfterDays={setQuietAfterDays} />
          {isQuiet ? null : upcoming}
        </div>
      </div>
    </>
  );
}
