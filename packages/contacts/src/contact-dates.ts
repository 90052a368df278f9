const calendarDay = /^(\d{4})-(\d{2})-(\d{2})$/;

// Midnight in the reader's time zone. Read as UTC, the day would be off by one in America.
function momentOf(day: string): Date | undefined {
  const parts = calendarDay.exec(day);
  return parts ? new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) : undefined;
}

/** The reader's calendar day, "2026-10-20". */
export function calendarDayOf(now: Date): string {
  const pad = (part: number, length = 2) => String(part).padStart(length, '0');
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** True for "2026-10-20", false for "2026-02-30" and for anything longer. */
export function isCalendarDay(text: string): boolean {
  const moment = momentOf(text);
  return moment !== undefined && calendarDayOf(moment) === text;
}

let dayFormat: Intl.DateTimeFormat | undefined;

/** "Oct 20, 2026", in the reader's language. Empty for an invalid or empty day. */
export function formatDay(day: string): string {
  const moment = momentOf(day);
  dayFormat ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
  return moment ? dayFormat.format(moment) : '';
}
