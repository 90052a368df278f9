import { LRUCache } from 'lru-cache';
import OpeningHours from 'opening_hours';

/** Where hours are kept: public holidays and weekends differ. */
interface Place {
  /** In the syntax of OpenStreetMap's `opening_hours`. */
  readonly hours: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Uppercase alpha-2. */
  readonly country: string;
  readonly state: string;
  /** IANA name. */
  readonly timeZone: string;
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
/** A week without a change of the clock and, but for the first day, without holidays: from Monday, 8 January 2024. */
const plainMonday = new Date(2024, 0, 8);
/** What the sun or a person's word decides cannot be told from the clock. */
const untellable = /sunrise|sunset|dawn|dusk|"|appointment/i;

const read = new LRUCache<string, { hours: OpeningHours | undefined }>({ max: 5000 });

/** Whether it is open at an instant, by the place's clock. Null if unknown. */
export function isOpenAt(place: Place, now: Date): boolean | null {
  const hours = readHours(place);
  const there = wallClock(place.timeZone, now);
  if (!hours || !there) return null;
  try {
    return hours.getUnknown(there) ? null : hours.getState(there);
  } catch {
    return null;
  }
}

/** When it opens or closes next, by the clock of the place: "2026-11-23T18:00"; null if that is unknown, or never happens. */
export function nextChangeAt(place: Place, now: Date): string | null {
  const hours = readHours(place);
  const there = wallClock(place.timeZone, now);
  if (!hours || !there) return null;
  try {
    const change = hours.getUnknown(there) ? undefined : hours.getNextChange(there);
    return change ? localText(change) : null;
  } catch {
    return null;
  }
}

function localText(date: Date): string {
  const pad = (part: number): string => String(part).padStart(2, '0');
  const day = [String(date.getFullYear()).padStart(4, '0'), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/**
 * The seven days spelled out, from Monday to Sunday; where seasons and holidays change them, today and the next six.
 * Null where hours are unknown.
 */
export function weekOf(place: Place, now: Date): Record<string, string> | null {
  const hours = readHours(place);
  const there = wallClock(place.timeZone, now);
  if (!hours || !there) return null;
  try {
    const monday = hours.isWeekStable() ? plainMonday : undefined;
    return Object.fromEntries(days.map((day, index) => [day, dayOf(hours, monday ?? there, index)]));
  } catch {
    return null;
  }
}

/** @param index of the day from Monday, in the seven days from `first` on */
function dayOf(hours: OpeningHours, first: Date, index: number): string {
  const ahead = (index + 1 - first.getDay() + 7) % 7;
  const dateAfter = (count: number): Date =>
    new Date(first.getFullYear(), first.getMonth(), first.getDate() + ahead + count);
  const [from, to] = [dateAfter(0), dateAfter(1)];
  // One more day at both ends, because hours past midnight belong to the day on which they start.
  const intervals = hours.getOpenIntervals(dateAfter(-1), dateAfter(2));
  if (intervals.some(([opens, closes]) => opens <= from && closes >= to)) return 'Open 24 hours';
  const begun = intervals.filter(([opens]) => opens >= from && opens < to);
  return begun.map(([opens, closes]) => `${clock(opens)}–${clock(closes)}`).join(', ') || 'Closed';
}

const clockFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const clock = (date: Date): string => clockFormat.format(date).replace(/\u202F/g, ' ');

function readHours({ hours, latitude, longitude, country, state }: Place): OpeningHours | undefined {
  if (hours === '' || untellable.test(hours)) return undefined;
  const key = `${country}|${state}|${hours}`;
  const known = read.get(key);
  if (known) return known.hours;
  const parsed = parseHours(hours, {
    lat: latitude,
    lon: longitude,
    address: { country_code: country.toLowerCase(), state },
  });
  read.set(key, { hours: parsed });
  return parsed;
}

/** School holidays are known for few countries: without them, the rest of the hours still holds. */
const schoolHolidayRule = /(?:^|;)[^;]*\bSH\b[^;]*/g;

function parseHours(hours: string, where: ConstructorParameters<typeof OpeningHours>[1]): OpeningHours | undefined {
  for (const text of [hours, hours.replaceAll(schoolHolidayRule, '')]) {
    try {
      const parsed = new OpeningHours(text, where);
      // It notices unknown parts, such as holidays of that country, only when it evaluates them.
      parsed.getState(plainMonday);
      return parsed;
    } catch {
      continue;
    }
  }
  return undefined;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What a clock in that zone shows, as the date that has it in ours: `opening_hours` reads the fields of our zone. */
function wallClock(timeZone: string, now: Date): Date | undefined {
  try {
    let format = clocks.get(timeZone);
    if (!format) {
      format = new Intl.DateTimeFormat('en-US', {
        timeZone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
      });
      clocks.set(timeZone, format);
    }
    const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts as Record<string, number | undefined>;
    return new Date(year, month - 1, day, hour, minute);
  } catch {
    return undefined;
  }
}
