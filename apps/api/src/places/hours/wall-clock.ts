import { dayNumber } from './hours-schedule';

/** What a clock shows: the day as a number, and the minutes since midnight. */
export interface WallClock {
  readonly day: number;
  readonly minute: number;
}

/** There are some 400 zones; a source may name more that don't exist. */
const maxZones = 600;
const clocks = new Map<string, Intl.DateTimeFormat | undefined>();

/** An answer asks for the same instant in few zones, for each of its places. */
const known = new WeakMap<Date, Map<string, WallClock | undefined>>();

/** What a clock in a zone shows at an instant; undefined for a zone that doesn't exist. */
export function clockIn(timeZone: string, now: Date): WallClock | undefined {
  const clocksNow = known.get(now) ?? new Map<string, WallClock | undefined>();
  known.set(now, clocksNow);
  if (!clocksNow.has(timeZone)) clocksNow.set(timeZone, readClock(timeZone, now));
  return clocksNow.get(timeZone);
}

function readClock(timeZone: string, now: Date): WallClock | undefined {
  const format = formatOf(timeZone);
  if (format === undefined) return undefined;
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of format.formatToParts(now)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  return { day: dayNumber(year, month, day), minute: hour * 60 + minute };
}

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  if (clocks.has(timeZone)) return clocks.get(timeZone);
  if (clocks.size >= maxZones) clocks.clear();
  const format = openFormat(timeZone);
  clocks.set(timeZone, format);
  return format;
}

function openFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  } catch {
    return undefined;
  }
}
