const dayMs = 86_400_000;
const calendarDay = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A calendar day is midnight in the reader's zone: read as UTC, it would be the day before in America. */
function momentOf(iso: string): Date | undefined {
  const parts = calendarDay.exec(iso);
  const moment = parts ? new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) : new Date(iso);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

let dayFormat: Intl.DateTimeFormat | undefined;

/** A day or a moment as "Oct 20, 2026", in the reader's language and zone; empty for a bad or empty date. */
export function formatDay(iso: string): string {
  const moment = momentOf(iso);
  dayFormat ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
  return moment ? dayFormat.format(moment) : '';
}

/** The reader's calendar day at a moment, "2026-10-20". */
export function calendarDayOf(now: Date): string {
  const pad = (part: number, length = 2) => String(part).padStart(length, '0');
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** Whether it is a calendar day: "2026-10-20" is one; "2026-02-30" and anything longer isn't. */
export function isCalendarDay(text: string): boolean {
  return calendarDay.test(text) && calendarDayOf(momentOf(text) ?? new Date(0)) === text;
}

/** The calendar day of a moment in the reader's zone. A day stays as it is; a bad or empty date gives empty text. */
export function dayOf(iso: string): string {
  const moment = momentOf(iso);
  return moment ? calendarDayOf(moment) : '';
}

/** The calendar day this many days after another; empty for a bad date. */
export function dayAfter(day: string, days: number): string {
  const moment = momentOf(day);
  if (!moment) return '';
  return calendarDayOf(new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days));
}

/** Whole calendar days from a date until now, in the reader's zone; -1 for a bad or future date. */
export function daysAgo(iso: string, now: Date): number {
  const moment = momentOf(iso);
  if (!moment) return -1;
  const midnights = [moment, now].map((day) => Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()));
  return Math.max(-1, Math.round(((midnights[1] ?? 0) - (midnights[0] ?? 0)) / dayMs));
}

/** Whole calendar days from one date to a later one, in the reader's zone; 0 when it isn't later, -1 when one is bad. */
export function daysBetween(from: string, until: string): number {
  const [start, end] = [momentOf(from), momentOf(until)];
  return start && end ? Math.max(0, daysAgo(from, end)) : -1;
}

// Making one takes longer than everything else on a card.
let agoFormat: Intl.RelativeTimeFormat | undefined;

/** "today", "yesterday", "3 days ago", "2 months ago"; empty for a negative number. */
export function agoText(days: number): string {
  if (days < 0) return '';
  agoFormat ??= new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  if (days < 60) return agoFormat.format(-days, 'day');
  return days < 730
    ? agoFormat.format(-Math.floor(days / 30.44), 'month')
    : agoFormat.format(-Math.floor(days / 365.25), 'year');
}
