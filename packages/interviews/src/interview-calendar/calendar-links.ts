import { dayAfter } from '@keepmark/ui/words';
import { allDayOf, timesOf } from '../interview-time/interview-times';
import type { Interview } from '../interview-table';
import { lastDayInNotes } from './all-day-note';
import { eventOf } from './calendar-event';

const compact = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
/** Some browsers and servers truncate longer URLs. */
const maxDetailsLength = 1500;

interface CalendarLinks {
  readonly google: string;
  readonly outlook: string;
}

/** Links that open Google Calendar and Outlook with the interview filled in; undefined without a date. */
export function calendarLinks(interview: Interview): CalendarLinks | undefined {
  const [times, day] = [timesOf(interview), allDayOf(interview)];
  if (!times && day === undefined) return undefined;
  const { summary, location, description } = eventOf(interview);
  const dayAfterLast = day === undefined ? '' : dayAfter(lastDayInNotes(day, interview.notes), 1);
  const details = description.slice(0, maxDetailsLength);
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: summary,
    ...(times
      ? { dates: `${compact(times.startMs)}/${compact(times.endMs)}`, ctz: times.zoned.timeZone }
      : { dates: [day ?? '', dayAfterLast].map((one) => one.replaceAll('-', '')).join('/') }),
    details,
    location,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: summary,
    ...(times
      ? { startdt: new Date(times.startMs).toISOString(), enddt: new Date(times.endMs).toISOString() }
      : { startdt: day ?? '', enddt: dayAfterLast, allday: 'true' }),
    body: details,
    location,
  });
  // Outlook doesn't decode plus signs as spaces.
  const plain = (query: URLSearchParams) => query.toString().replaceAll('+', '%20');
  return {
    google: `https://calendar.google.com/calendar/render?${plain(google)}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${plain(outlook)}`,
  };
}
