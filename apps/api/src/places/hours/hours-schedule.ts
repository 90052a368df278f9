/** Minutes since midnight at which it opens and closes; past 1440 on the next day. A third value: whether it is open then isn't known. */
export type OpenSpan = readonly [opens: number, closes: number] | readonly [opens: number, closes: number, unknown: 1];

/** What a text of opening hours comes to, day by day: an answer looks it up and never evaluates the text. */
export interface HoursSchedule {
  /** The different days that there are. */
  readonly kinds: readonly (readonly OpenSpan[])[];
  /** A letter of `kindLetters` for each day: seven from Monday on where all weeks are the same, else from `from` on. */
  readonly days: string;
  /** "2026-11-28"; without it, `days` is every week. */
  readonly from?: string;
}

/** The number of a kind is its place in here. */
export const kindLetters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** More openings on one day are no hours. */
export const maxSpansPerDay = 24;
export const minutesPerDay = 1440;
const dayMs = 86_400_000;

/** Days since 1 January 1970. */
export const dayNumber = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / dayMs;

/** "2026-11-28" as a day number, and back. */
export const dayOfText = (text: string): number => Date.parse(`${text}T00:00:00Z`) / dayMs;
export const textOfDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** From Monday, which is 0. 1 January 1970 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

const noSpans: readonly OpenSpan[] = [];

/** When it is open on a day; undefined for a day that the schedule doesn't reach. */
export function spansOf({ kinds, days, from }: HoursSchedule, day: number): readonly OpenSpan[] | undefined {
  const letter = from === undefined ? days[weekdayOf(day)] : days[day - dayOfText(from)];
  return letter === undefined ? undefined : (kinds[kindLetters.indexOf(letter)] ?? noSpans);
}
