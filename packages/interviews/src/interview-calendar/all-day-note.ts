import { dayAfter } from '@keepmark/ui/words';
import { dayText } from '../interview-time/interview-times';

/** The days of an event of several: "All day from Mon, Dec 14, 2026 to Tue, Dec 15, 2026." Empty for one day. */
export const daysNote = (firstDay: string, lastDay: string): string =>
  firstDay === lastDay ? '' : `All day from ${dayText(firstDay)} to ${dayText(lastDay)}.`;

export const daysNoteAtStart = /^All day (?:on|from) [^\n]{1,80}\.(?:\n\n)?/;

/** As long as an event of several days may be that we read. */
const maxDays = 400;

/**
 * The last day of an interview whose notes start with its days, as an import writes them: interviews have one day only.
 * The first day where the notes say nothing, or are about other days.
 */
export function lastDayInNotes(firstDay: string, notes: string): string {
  const note = daysNoteAtStart.exec(notes)?.[0].trim();
  if (note === undefined) return firstDay;
  for (let days = 1; days < maxDays; days += 1) {
    const lastDay = dayAfter(firstDay, days);
    if (daysNote(firstDay, lastDay) === note) return lastDay;
  }
  return firstDay;
}
