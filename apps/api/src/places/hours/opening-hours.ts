import { type HoursSchedule, minutesPerDay, type OpenSpan, spansOf, textOfDay, weekdayOf } from './hours-schedule';
import { clockIn, type WallClock } from './wall-clock';

/** When a place is open, by its own clock. */
export interface PlaceHours {
  /** Undefined where its hours are unknown or couldn't be read. */
  readonly schedule: HoursSchedule | undefined;
  /** IANA name. */
  readonly timeZone: string;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
/** No answer looks further ahead. */
const horizonDays = 731;
/** Weeks that are all the same have no change that a week and a day don't show. */
const horizonOfWeek = 8;

/** Whether it is open at an instant. Null if unknown. */
export function isOpenAt({ schedule, timeZone }: PlaceHours, now: Date): boolean | null {
  const clock = clockIn(timeZone, now);
  if (!schedule || !clock || spansOf(schedule, clock.day) === undefined) return null;
  const span = spanAt(schedule, clock);
  return span === undefined ? false : span.isUnknown ? null : true;
}

/** When it opens or closes next, by the clock of the place: "2026-11-23T18:00". Null if that is unknown, or not within two years. */
export function nextChangeAt({ schedule, timeZone }: PlaceHours, now: Date): string | null {
  const clock = clockIn(timeZone, now);
  if (!schedule || !clock || spansOf(schedule, clock.day) === undefined) return null;
  const open = spanAt(schedule, clock);
  if (open?.isUnknown) return null;
  const next = open === undefined ? nextOpening(schedule, clock) : nextClosing(schedule, clock.day, open.closes);
  return next === undefined ? null : timeText(clock.day, next);
}

/**
 * The seven days spelled out, from Monday to Sunday; where seasons and holidays change them, today and the next six.
 * Null where hours are unknown.
 */
export function weekOf({ schedule, timeZone }: PlaceHours, now: Date): Record<string, string> | null {
  const clock = clockIn(timeZone, now);
  if (!schedule || !clock) return null;
  const texts: [string, string][] = [];
  for (const [index, name] of weekdays.entries()) {
    const spans = spansOf(schedule, clock.day + ((index - weekdayOf(clock.day) + 7) % 7));
    if (spans === undefined) return null;
    texts.push([name, dayText(spans)]);
  }
  return Object.fromEntries(texts);
}

/** A span in minutes since midnight of a day that the caller chose. */
interface Span {
  readonly opens: number;
  readonly closes: number;
  readonly isUnknown: boolean;
}

/** The spans of a day and of the ones after it, from the night before on. */
function* spansFrom(schedule: HoursSchedule, day: number): Generator<Span> {
  const horizon = schedule.from === undefined ? horizonOfWeek : horizonDays;
  for (let ahead = -1; ahead <= horizon; ahead += 1) {
    const spans = spansOf(schedule, day + ahead);
    if (spans === undefined && ahead >= 0) return;
    for (const [opens, closes, unknown] of spans ?? [])
      yield { opens: opens + ahead * minutesPerDay, closes: closes + ahead * minutesPerDay, isUnknown: unknown === 1 };
  }
}

function spanAt(schedule: HoursSchedule, { day, minute }: WallClock): Span | undefined {
  for (const span of spansFrom(schedule, day)) {
    if (span.opens > minute) return undefined;
    if (span.closes > minute) return span;
  }
  return undefined;
}

function nextOpening(schedule: HoursSchedule, { day, minute }: WallClock): number | undefined {
  for (const { opens } of spansFrom(schedule, day)) if (opens > minute) return opens;
  return undefined;
}

/** Undefined where it never closes: the last span reaches as far as anybody looks. */
function nextClosing(schedule: HoursSchedule, day: number, closes: number): number | undefined {
  let end = closes;
  for (const span of spansFrom(schedule, day)) {
    if (span.opens > end || (span.opens === end && span.isUnknown)) return end;
    end = Math.max(end, span.closes);
  }
  const reach = schedule.from === undefined ? horizonOfWeek : horizonDays;
  const isSeen = spansOf(schedule, day + Math.floor(end / minutesPerDay)) !== undefined;
  return isSeen && end < reach * minutesPerDay ? end : undefined;
}

function timeText(day: number, minute: number): string {
  const date = textOfDay(day + Math.floor(minute / minutesPerDay));
  const [hours, minutes] = [Math.floor(minute / 60) % 24, minute % 60];
  return `${date}T${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

function dayText(spans: readonly OpenSpan[]): string {
  if (spans.some(([opens, closes]) => opens === 0 && closes >= minutesPerDay)) return 'Open 24 hours';
  return spans.map(([opens, closes]) => `${clockText(opens)}–${clockText(closes)}`).join(', ') || 'Closed';
}

/** "9:00 AM". */
function clockText(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
