import { findDates, isDateText } from '../lines/dates';

export interface Period {
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * A period in words, such as "March 2021 - Present"; one date alone is an `endDate`. Words that aren't a date stay as they
 * are. Undefined when something else stands beside the date, as in "2021 (part-time)", which needs a place of its own.
 */
export function periodOf(text: string): Period | undefined {
  const found = isDateText(text) ? findDates(text) : undefined;
  if (!found) return { startDate: '', endDate: text };
  const beside = `${text.slice(0, found.index)}${text.slice(found.index + found.length)}`;
  return /[\p{L}\p{N}]/u.test(beside) ? undefined : { startDate: found.startDate, endDate: found.endDate };
}
