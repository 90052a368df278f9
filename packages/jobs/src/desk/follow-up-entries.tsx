import { allRows } from '@keepmark/local-store/all-rows';
import { Link } from '@tanstack/react-router';
import { jobName } from '../job';
import { statusGroup } from '../job-status';
import { jobTable } from '../job-table';
import type { CalendarSource } from './calendar-days';

/** The follow-ups of open jobs, for the calendar on the desk. */
export const followUpEntries: CalendarSource = (database, from, until) =>
  allRows(database.table(jobTable)).flatMap((job) => {
    const { internalId, followUpOn: day, status } = job;
    if (day < from || day > until || statusGroup(status) === 'complete') return [];
    return [
      {
        id: `follow-up ${internalId}`,
        day,
        kind: 'Follow-up',
        name: jobName(job),
        link: (props) => <Link {...props} to="/job/edit/$internalId" params={{ internalId }} />,
      },
    ];
  });
