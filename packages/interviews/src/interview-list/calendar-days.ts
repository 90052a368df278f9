import { dayAfter } from '@keepmark/ui/words';
import { byDate } from '../interview';
import { allDayOf, timesOf } from '../interview-time/interview-times';
import { localMs, momentOf, zonedTimeOf } from '../interview-time/zoned-time';
import type { Interview } from '../interview-table';

interface WeekInfo {
  readonly firstDay: number;
}

/** The first day of the week: 0 for Sunday, 1 for Monday. Sunday if the language doesn't say. */
export function firstWeekday(language: string): number {
  try {
    // The standard has a function. Older browsers have a property, and Firefox has neither.
    const locale = new Intl.Locale(language) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
    return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 7) % 7;
  } catch {
    // Chromium on Linux without a locale reports the language "en-US@posix".
    return 0;
  }
}

const weekday = (day: string): number => new Date(localMs(day, '00:00') ?? 0).getUTCDay();

/** The seven days of the week of a day. */
export function weekOf(day: string, first: number): string[] {
  const start = dayAfter(day, -((weekday(day) - first + 7) % 7));
  return Array.from({ length: 7 }, (_, index) => dayAfter(start, index));
}

/** The weeks of a day's month, seven days each. */
export function monthOf(day: string, first: number): string[][] {
  const weeks: string[][] = [];
  const month = day.slice(0, 7);
  for (let week = weekOf(`${month}-01`, first); week.some((one) => one.startsWith(month));) {
    weeks.push(week);
    week = weekOf(dayAfter(week[0] ?? day, 7), first);
  }
  return weeks;
}

/** The same day some months later, or the last day of that month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDay))).toISOString().slice(0, 10);
}

export const addWeeks = (day: string, weeks: number): string => dayAfter(day, 7 * weeks);

/** The interviews on consecutive days in a zone, by time. Days without interviews are missing. */
export function interviewsByDay(
  interviews: readonly Interview[],
  days: readonly string[],
  timeZone: string,
): ReadonlyMap<string, readonly Interview[]> {
  const startOf = (date: string) => momentOf({ date, time: '00:00', timeZone }).ms;
  const [startMs, endMs] = [startOf(days[0] ?? ''), startOf(dayAfter(days.at(-1) ?? '', 1))];
  const byDay = new Map<string, Interview[]>();
  const shown = new Set(days);
  // Converts only those on visible days, because local time is slow for thousands of interviews.
  for (const interview of interviews) {
    const [times, day] = [timesOf(interview), allDayOf(interview)];
    if (day === undefined ? !times || times.startMs < startMs || times.startMs >= endMs : !shown.has(day)) continue;
    const date = day ?? zonedTimeOf(times?.startMs ?? 0, timeZone).date;
    const list = byDay.get(date);
    if (list) list.push(interview);
    else byDay.set(date, [interview]);
  }
  for (const list of byDay.values()) list.sort(byDate);
  return byDay;
}

/** An interview within a day: minutes since midnight, and its lane among those at the same time. */
export interface DayEntry {
  readonly interview: Interview;
  readonly startMinute: number;
  readonly endMinute: number;
  readonly lane: number;
  readonly lanes: number;
}

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * Lays out overlapping interviews of a day side by side, cut off at midnight. Skips those that last all day.
 * @param interviews by time
 */
export function dayEntries(interviews: readonly Interview[], timeZone: string): DayEntry[] {
  const entries: (DayEntry & { lanes: number })[] = [];
  let group: (DayEntry & { lanes: number })[] = [];
  for (const interview of interviews) {
    const times = timesOf(interview);
    if (!times) continue;
    const startMinute = minuteOf(zonedTimeOf(times.startMs, timeZone).time);
    const endMinute = Math.min(24 * 60, startMinute + Math.max(15, interview.durationMinutes));
    if (group.every((other) => other.endMinute <= startMinute)) group = [];
    const taken = new Set(group.filter((other) => other.endMinute > startMinute).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    const entry = { interview, startMinute, endMinute, lane, lanes: 1 };
    group.push(entry);
    entries.push(entry);
    const lanes = Math.max(...group.map((other) => other.lane)) + 1;
    for (const other of group) other.lanes = lanes;
  }
  return entries;
}
