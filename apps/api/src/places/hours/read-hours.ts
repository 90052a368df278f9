import OpeningHours from 'opening_hours';
import { withoutHolidays } from './hours-rules';
import {
  dayNumber,
  dayOfText,
  type HoursSchedule,
  kindLetters,
  maxSpansPerDay,
  minutesPerDay,
  type OpenSpan,
  textOfDay,
  weekdayOf,
} from './hours-schedule';

/** A text of opening hours in the syntax of OpenStreetMap, and where it holds: public holidays differ. */
export interface HoursText {
  readonly hours: string;
  /** Uppercase alpha-2; empty where the text names no holidays. */
  readonly country: string;
  readonly state: string;
}

/** Why a text says nothing that a clock could tell. It is shown as it is, and nothing is guessed from it. */
type HoursRemark =
  | 'not-understood'
  /** It names sunrise or sunset. */
  | 'by-the-sun'
  /** It has a comment, such as "by appointment". */
  | 'by-appointment'
  /** It only says when it is closed: "PH off". */
  | 'only-closings'
  | 'too-long'
  | 'too-many-kinds-of-days'
  /** Reading it took longer than the limit. */
  | 'too-slow';

/** What reading a text came to: a schedule, or why there is none. */
export type ReadHours =
  | { readonly schedule: HoursSchedule; readonly remark?: undefined }
  | { readonly schedule?: undefined; readonly remark: HoursRemark };

/** OpenStreetMap's own limit of a value is 255. */
const maxLength = 1000;
/** How far ahead the days are written down: "two years" of the contract, and a leap day. */
const scheduleDays = 731;
/** A Monday of a week without a change of the clock. */
const plainMonday = dayNumber(2024, 1, 8);
const sun = /sunrise|sunset|dawn|dusk/i;
const people = /"|appointment/i;
const holidays = /\b[PS]H\b/;

/**
 * Reads a text of opening hours into days, two years of them where weeks differ.
 * Foreign texts can keep the library busy for minutes: call it in a worker that is ended.
 * @param from the first day, "2026-11-28".
 */
export function readHours({ hours, country, state, from }: HoursText & { readonly from: string }): ReadHours {
  if (hours.length > maxLength) return { remark: 'too-long' };
  if (sun.test(hours)) return { remark: 'by-the-sun' };
  if (people.test(hours)) return { remark: 'by-appointment' };
  const where = { country, state };
  for (const text of textsToTry(hours)) {
    try {
      const found = withWholeNights(daysOf(text, where, dayOfText(from)), text, where, dayOfText(from));
      // Its weeks are all the same where it says so: "24/7 off".
      if (found.from !== undefined && isOnlyClosings(text)) return { remark: 'only-closings' };
      return asSchedule(found);
    } catch {
      // It throws strings as well as errors, some of them only for a holiday that it doesn't know.
      continue;
    }
  }
  return { remark: 'not-understood' };
}

/** School holidays are known for few countries, public ones for most: without those that aren't, the rest still holds. */
function textsToTry(hours: string): string[] {
  const texts = [hours];
  if (/\bSH\b/.test(hours)) texts.push(withoutHolidays(hours, ['SH']));
  if (holidays.test(hours)) texts.push(withoutHolidays(hours, ['SH', 'PH']));
  return texts.filter((text) => text !== '');
}

const isOnlyClosings = (text: string): boolean =>
  text.split(/;|\|\|/).every((rule) => rule.trim() === '' || /\b(?:off|closed)$/i.test(rule.trim()));

interface Where {
  readonly country: string;
  readonly state: string;
}

const open = (text: string, { country, state }: Where): OpeningHours =>
  new OpeningHours(text, { lat: 0, lon: 0, address: { country_code: country.toLowerCase(), state } });

interface Days {
  readonly days: readonly (readonly OpenSpan[])[];
  readonly from?: string;
}

/** A week, or two years. @throws what the library throws for a text that it can't read, or not there */
function daysOf(text: string, where: Where, first: number): Days {
  const hours = open(text, where);
  // It notices holidays that it doesn't know only when it evaluates them.
  hours.getState(dateOf(plainMonday));
  if (hours.isWeekStable()) return { days: spansBetween(hours, plainMonday, 7) };
  const from = textOfDay(first);
  const isHoliday = holidaysBeside(text, where, first);
  if (isHoliday === undefined) return { days: spansBetween(hours, first, scheduleDays), from };
  // Evaluating a holiday takes a millisecond. Days with the same weekday and the same holidays around them are the same.
  const same = new Map<string, readonly OpenSpan[]>();
  const days = Array.from({ length: scheduleDays }, (_, index) => {
    const day = first + index;
    const key = [weekdayOf(day), isHoliday(day - 1), isHoliday(day), isHoliday(day + 1)].join(' ');
    const spans = same.get(key) ?? spansBetween(hours, day, 1)[0] ?? [];
    same.set(key, spans);
    return spans;
  });
  return { days, from };
}

/**
 * Days on which a night goes on into a day off: "Mo-Su 18:00-02:00; Su off" is open on Saturday until two, but the
 * library cuts it at midnight. The text without its days off says how long the night is.
 */
function withWholeNights(found: Days, text: string, where: Where, first: number): Days {
  const rules = text.split(';');
  // A holiday also ends the night before it, as the library has it.
  const opens = rules.filter((rule) => holidays.test(rule) || !/\b(?:off|closed)\s*$/i.test(rule));
  const isCut = found.days.some((spans) => spans.at(-1)?.[1] === minutesPerDay);
  // Hours that name midnight themselves belong to the day off.
  const namesMidnight = /\b0?0:00\s*-/.test(text);
  if (opens.length === rules.length || opens.length === 0 || !isCut || namesMidnight) return found;
  const whole = daysOf(opens.join(';'), where, first);
  const isSameRange = whole.from === found.from;
  if (!isSameRange && whole.from !== undefined) return found;
  const days = found.days.map((spans, index) => {
    const last = spans.at(-1);
    if (last?.[1] !== minutesPerDay) return spans;
    const day = whole.days[isSameRange ? index : weekdayOf(first + index)];
    const night = day?.find(([start, end]) => start === last[0] && end > minutesPerDay);
    return night ? [...spans.slice(0, -1), night] : spans;
  });
  return { ...found, days };
}

/** Whether a day is a public holiday, where a text depends on nothing but them and the day of the week; else undefined. */
function holidaysBeside(text: string, where: Where, first: number): ((day: number) => boolean) | undefined {
  if (/\bSH\b|\bPH\s*[-+]\s*\d/.test(text)) return undefined;
  const plain = withoutHolidays(text, ['PH']);
  if (plain !== '' && !open(plain, where).isWeekStable()) return undefined;
  const found = spansBetween(open('PH', where), first - 1, scheduleDays + 2);
  const dates = new Set(found.flatMap((spans, index) => (spans.length > 0 ? [first - 1 + index] : [])));
  return (day) => dates.has(day);
}

/** When it is open on each of some days: the spans that begin on it. */
function spansBetween(hours: OpeningHours, first: number, count: number): OpenSpan[][] {
  const days = Array.from({ length: count }, (): OpenSpan[] => []);
  const put = (day: number, opens: number, closes: number, isUnknown: boolean): void => {
    days[day - first]?.push(isUnknown ? [opens, closes, 1] : [opens, closes]);
  };
  // From the day before on, so that a night that begins there isn't taken for a morning.
  const intervals = hours.getOpenIntervals(dateOf(first - 1), dateOf(first + count + 1));
  for (const [opens, closes, isUnknown] of intervals) {
    let [day, minute] = [dayOf(opens), minuteOf(opens)];
    let left = (dayOf(closes) - day) * minutesPerDay + minuteOf(closes) - minute;
    // Hours past midnight belong to the day on which they begin, unless they go on until the afternoon.
    while (left > 0) {
      const isNight = minute > 0 && minute + left <= latestEnd;
      const length = isNight ? left : Math.min(left, minutesPerDay - minute);
      put(day, minute, minute + length, isUnknown);
      left -= length;
      day += 1;
      minute = 0;
    }
  }
  return days;
}

/** Noon of the next day. */
const latestEnd = minutesPerDay * 1.5;

// The library reads and gives the fields of dates in the zone of this process.
const dateOf = (day: number): Date => {
  const utc = new Date(day * 86_400_000);
  return new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate());
};
const dayOf = (date: Date): number => dayNumber(date.getFullYear(), date.getMonth() + 1, date.getDate());
const minuteOf = (date: Date): number => date.getHours() * 60 + date.getMinutes();

function asSchedule({ days, from }: Days): ReadHours {
  const kinds = new Map<string, { letter: string; spans: readonly OpenSpan[] }>();
  let letters = '';
  for (const spans of days) {
    const key = JSON.stringify(spans);
    const kind = kinds.get(key) ?? { letter: kindLetters.charAt(kinds.size), spans };
    if (kind.letter === '' || spans.length > maxSpansPerDay) return { remark: 'too-many-kinds-of-days' };
    kinds.set(key, kind);
    letters += kind.letter;
  }
  return {
    schedule: {
      kinds: [...kinds.values()].map(({ spans }) => spans),
      days: letters,
      ...(from !== undefined && { from }),
    },
  };
}
