import { clockText } from '@keepmark/ui/words';
import type { Interview } from '../interview-table';
import { zoneAbbreviation } from './zone-names';
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

/** The start and end of an interview, or undefined without a date. */
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

/** "3:30 PM your time" or, on another day, "Mon, Nov 23, 2026, 12:30 AM your time"; empty if the clocks agree. */
export function ownTimeText({ zoned, startMs }: InterviewTimes, ownZone: string): string {
  const own = zonedTimeOf(startMs, ownZone);
  if (own.date === zoned.date && own.time === zoned.time) return '';
  const day = own.date === zoned.date ? '' : `${dayText(own.date)}, `;
  return `${day}${timeText(own)} your time`;
}
