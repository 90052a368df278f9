import { allRows } from '@keepmark/local-store/all-rows';
import { Link } from '@tanstack/react-router';
import { openDeadline } from '../deadline';
import { jobName } from '../job';
import { statusGroup } from '../job-status';
import { jobTable } from '../job-table';
import type { CalendarSource } from './calendar-days';

/** The follow-ups of open jobs and the deadlines of those to apply for, for the calendar on the desk. */
export const followUpEntries: CalendarSource = (database, from, until) =>
  allRows(database.table(jobTable)).flatMap((job) => {
    const { internalId, followUpOn, status } = job;
    if (statusGroup(status) === 'complete') return [];
    const days = [
      { kind: 'Follow-up', day: followUpOn },
      { kind: 'Deadline', day: openDeadline(job) },
    ] as const;
    return days
      .filter(({ day }) => day >= from && day <= until)
      .map(({ kind, day }) => ({
        id: `${kind.toLowerCase()} ${internalId}`,
        day,
        kind,
        name: jobName(job),
        link: (props) => <Link {...props} to="/job/edit/$internalId" params={{ internalId }} />,
      }));
  });
