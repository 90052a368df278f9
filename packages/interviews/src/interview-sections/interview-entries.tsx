import type { CalendarSource } from '@keepmark/jobs/desk-calendar';
import { allRows } from '@keepmark/local-store/all-rows';
import { calendarDayOf } from '@keepmark/ui/words';
import { Link } from '@tanstack/react-router';
import { interviewName } from '../interview';
import { interviewTable } from '../interview-table';
import { spanOf } from '../interview-time/interview-times';

/** The interviews that aren't canceled, for the calendar on the desk: on their day in the user's time zone. */
export const interviewEntries: CalendarSource = (database, from, until) =>
  allRows(database.table(interviewTable)).flatMap((interview) => {
    const { internalId, status } = interview;
    const startMs = spanOf(interview)?.startMs;
    if (startMs === undefined || status === 'Cancelled') return [];
    const day = calendarDayOf(new Date(startMs));
    if (day < from || day > until) return [];
    return [
      {
        id: `interview ${internalId}`,
        day,
        startMs,
        kind: 'Interview',
        name: interviewName(interview),
        link: (props) => <Link {...props} to="/interview/edit/$internalId" params={{ internalId }} />,
      },
    ];
  });
