import { tzOffset } from '@date-fns/tz';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A local time and its time zone. */
export interface ZonedTime {
  /** Calendar day, "2026-11-22". */
  readonly date: string;
  /** 24-hour time, "14:30". */
  readonly time: string;
  /** IANA name, "America/Chicago". */
  readonly timeZone: string;
}

/** Whether a local time is unique: a skipped time doesn't exist that day, a repeated one happens twice. */
export type TimeKind = 'usual' | 'skipped' | 'repeated';

const zonedPattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})\[([^\]]+)\]$/;
const zones = new Map<string, boolean>();

/** Whether this browser knows the time zone. */
export function isTimeZone(timeZone: string): boolean {
  let isKnown = zones.get(timeZone);
  if (isKnown === undefined) {
    try {
      isKnown = timeZone !== '' && new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
    } catch {
      isKnown = false;
    }
    zones.set(timeZone, isKnown);
  }
  return isKnown;
}

/** Local time as if it were UTC, in milliseconds; undefined for a day or time that doesn't exist, such as February 30. */
export function localMs(date: string, time: string): number | undefined {
  const text = `${date}T${time}:00.000Z`;
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && new Date(ms).toISOString() === text ? ms : undefined;
}

/** Reads "2026-11-22T14:30[America/Chicago]". Undefined if any part is invalid. */
export function readZonedTime(text: string): ZonedTime | undefined {
  const [, date = '', time = '', timeZone = ''] = zonedPattern.exec(text) ?? [];
  return date !== '' && localMs(date, time) !== undefined && isTimeZone(timeZone)
    ? { date, time, timeZone }
    : undefined;
}

export const writeZonedTime = ({ date, time, timeZone }: ZonedTime): string => `${date}T${time}[${timeZone}]`;

// Computing an offset is slow. One per zone and day is enough for thousands of interviews.
const offsets = new Map<string, number>();

function offsetMsOnDay(timeZone: string, day: number): number {
  const key = `${timeZone} ${day}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    offset = offsetMs(timeZone, day * dayMs);
    if (offsets.size > 20_000) offsets.clear();
    offsets.set(key, offset);
  }
  return offset;
}

/** The offset of a zone from UTC at a moment, in milliseconds. */
export const offsetMs = (timeZone: string, ms: number): number =>
  Math.round(tzOffset(timeZone, new Date(ms)) * minuteMs);

/**
 * The moment of a local time. Like calendars, moves a skipped time forward by the clock change, and takes the first of
 * two repeated times.
 */
export function momentOf({ date, time, timeZone }: ZonedTime): { readonly ms: number; readonly kind: TimeKind } {
  const local = localMs(date, time) ?? Number.NaN;
  const day = Math.floor(local / dayMs);
  const [before, after] = [offsetMsOnDay(timeZone, day - 1), offsetMsOnDay(timeZone, day + 2)];
  if (before === after) return { ms: local - before, kind: 'usual' };
  const fitting = [before, after].map((offset) => local - offset).filter((ms) => ms + offsetMs(timeZone, ms) === local);
  if (fitting.length === 0) return { ms: local - before, kind: 'skipped' };
  return { ms: Math.min(...fitting), kind: fitting.length === 2 ? 'repeated' : 'usual' };
}

/** The local time of a moment in a zone. */
export function zonedTimeOf(ms: number, timeZone: string): ZonedTime {
  const day = Math.floor(ms / dayMs);
  const [before, after] = [offsetMsOnDay(timeZone, day - 1), offsetMsOnDay(timeZone, day + 2)];
  const text = new Date(ms + (before === after ? before : offsetMs(timeZone, ms))).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16), timeZone };
}

/** A clock change in a zone. */
export interface ClockChange {
  /** The first moment with the new offset. */
  readonly ms: number;
  readonly fromMs: number;
  readonly toMs: number;
}

/** The clock changes in a zone between two moments, in order. */
export function clockChanges(timeZone: string, start: number, end: number): ClockChange[] {
  const changes: ClockChange[] = [];
  // No zone changes its clocks twice within a week.
  const stepMs = 7 * dayMs;
  for (let from = start; from < end; from += stepMs) {
    const until = Math.min(end, from + stepMs);
    const [fromMs, toMs] = [offsetMs(timeZone, from), offsetMs(timeZone, until)];
    if (fromMs === toMs) continue;
    let [low, high] = [from, until];
    while (high - low > minuteMs) {
      const middle = low + Math.floor((high - low) / 2 / minuteMs) * minuteMs;
      if (offsetMs(timeZone, middle) === fromMs) low = middle;
      else high = middle;
    }
    changes.push({ ms: high, fromMs, toMs });
  }
  return changes;
}
