import type { FoundPlace } from '@keepmark/contracts';
import { clockText, withClockTimes } from '@keepmark/ui/words';

/** Whether a place is open, in words. */
export interface Opening {
  readonly status: 'open' | 'closed' | 'unknown';
  /** "Open until 6:00 PM". */
  readonly text: string;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const dayMs = 86_400_000;

/** The clock of the place at a moment, as if it were UTC; undefined if the browser doesn't know the zone. */
function wallClock(timeZone: string, now: Date): number | undefined {
  try {
    const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(now);
    return Date.parse(`${text.replace(' ', 'T')}Z`);
  } catch {
    return undefined;
  }
}

/** "6:00 PM" within a day, otherwise "Tue 9:00 AM". What closes at midnight closes at the end of the day before. */
function changeText(change: string, timeZone: string, now: Date, isClosing: boolean): string {
  const there = wallClock(timeZone, now);
  const at = Date.parse(`${change}Z`);
  if (there === undefined || Number.isNaN(at) || at - there > 6 * dayMs) return '';
  const isMidnight = isClosing && at % dayMs === 0;
  const day = new Date(isMidnight ? at - 1 : at);
  const time = isMidnight
    ? 'midnight'
    : withClockTimes(clockText(at, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }));
  const isToday = new Date(there).getUTCDate() === day.getUTCDate();
  // A bar that closes at two is open until two, not until Tuesday.
  const isTonight = at - there < dayMs / 2;
  return isToday || isTonight ? time : `${weekdays[day.getUTCDay()]?.slice(0, 3)} ${time}`;
}

/** Whether a found place is open now, and until when. */
export function openingOf(found: FoundPlace, now: Date): Opening {
  const { open_now: isOpen, hours, operating_hours: days, next_change: change, timezone } = found;
  if (isOpen === null) return { status: 'unknown', text: hours ? 'Hours vary' : 'Hours unknown' };
  const when = change ? changeText(change, timezone, now, isOpen) : '';
  if (!isOpen) return { status: 'closed', text: when ? `Closed, opens ${when}` : 'Closed now' };
  const isAlways = days !== null && Object.values(days).every((times) => times === 'Open 24 hours');
  return { status: 'open', text: isAlways ? 'Open 24 hours' : when ? `Open until ${when}` : 'Open now' };
}

/** The seven days of a place as people read them, and which one is today there. */
export function weekRows({ operating_hours: days, timezone }: FoundPlace, now: Date) {
  const there = wallClock(timezone, now);
  const today = there === undefined ? undefined : weekdays[new Date(there).getUTCDay()];
  return Object.entries(days ?? {}).map(([day, times]) => ({
    day,
    times: withClockTimes(times),
    isToday: day === today,
  }));
}

/** "Times in Helsinki", where the clock differs from the reader's; otherwise empty. */
export function zoneNote({ timezone }: FoundPlace, now: Date): string {
  const own = wallClock(new Intl.DateTimeFormat().resolvedOptions().timeZone, now);
  const there = wallClock(timezone, now);
  if (there === undefined || there === own) return '';
  return `Local time in ${timezone.split('/').at(-1)?.replaceAll('_', ' ')}`;
}
