import { clockText, dayAfter, isCalendarDay } from '@keepmark/ui/words';
import type { Interview } from '../interview-table';
import { ownTimeZone, zoneAbbreviation } from './zone-names';
import { momentOf, readZonedTime, type ZonedTime, zonedTimeOf } from './zoned-time';

/** The time of an interview. Moments are milliseconds since 1970. */
export interface InterviewTimes {
  readonly zoned: ZonedTime;
  readonly startMs: number;
  readonly endMs: number;
}

type Dated = Pick<Interview, 'dateOfInterview' | 'durationMinutes'>;

// Rows are immutable.
const cache = new WeakMap<Dated, InterviewTimes | null>();

/** The start and end of an interview, or undefined without a time. */
export function timesOf(interview: Dated): InterviewTimes | undefined {
  let times = cache.get(interview);
  if (times === undefined) {
    const zoned = readZonedTime(interview.dateOfInterview);
    const startMs = zoned && momentOf(zoned).ms;
    times =
      zoned && startMs !== undefined ? { zoned, startMs, endMs: startMs + interview.durationMinutes * 60_000 } : null;
    cache.set(interview, times);
  }
  return times ?? undefined;
}

/** The day of an interview that lasts all day, "2026-11-22"; otherwise undefined. */
export const allDayOf = ({ dateOfInterview }: Pick<Interview, 'dateOfInterview'>): string | undefined =>
  isCalendarDay(dateOfInterview) ? dateOfInterview : undefined;

/** The start and end of an interview, also of one that lasts all day: from midnight to midnight in a person's zone. */
export function spanOf(interview: Dated): Pick<InterviewTimes, 'startMs' | 'endMs'> | undefined {
  const day = allDayOf(interview);
  if (day === undefined) return timesOf(interview);
  const [startMs = 0, endMs = 0] = [day, dayAfter(day, 1)].map(
    (date) => momentOf({ date, time: '00:00', timeZone: ownTimeZone() }).ms,
  );
  return { startMs, endMs };
}

const dayFormat = new Intl.DateTimeFormat(undefined, {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});
// Local time is formatted as if it were UTC: one formatter for all zones.
const localDate = ({ date, time }: Pick<ZonedTime, 'date' | 'time'>) => new Date(`${date}T${time}:00.000Z`);

/** "2:30 PM" */
export const timeText = (zoned: Pick<ZonedTime, 'date' | 'time'>): string =>
  clockText(localDate(zoned), { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });

/** "Sun, Nov 22, 2026" */
export const dayText = (date: string): string => dayFormat.format(localDate({ date, time: '12:00' }));

/** "Sun, Nov 22, 2026, 2:30 PM CST" */
export function whenText({ zoned, startMs }: InterviewTimes): string {
  return `${dayText(zoned.date)}, ${timeText(zoned)} ${zoneAbbreviation(zoned.timeZone, startMs)}`;
}

/** "Sun, Nov 22, 2026, 2:30 PM CST", "Sun, Nov 22, 2026, all day", or "No date yet". */
export function shownWhen(interview: Dated): string {
  const [times, day] = [timesOf(interview), allDayOf(interview)];
  return times ? whenText(times) : day === undefined ? 'No date yet' : `${dayText(day)}, all day`;
}

/** "3:30 PM your time" or, on another day, "Mon, Nov 23, 2026, 12:30 AM your time"; empty if the clocks agree. */
export function ownTimeText({ zoned, startMs }: InterviewTimes, ownZone: string): string {
  const own = zonedTimeOf(startMs, ownZone);
  if (own.date === zoned.date && own.time === zoned.time) return '';
  const day = own.date === zoned.date ? '' : `${dayText(own.date)}, `;
  return `${day}${timeText(own)} your time`;
}
