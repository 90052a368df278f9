import { type DateOrder, writtenDay } from '@keepmark/contracts';

/** How many days ago a text says something was; undefined for weeks and months, which name no day. */
function daysAgoIn(text: string): number | undefined {
  if (/\+/.test(text)) return undefined;
  if (/\b(?:just posted|today|heute|tänään)\b|\b\d+ (?:hours?|minutes?) ago\b|vor \d+ (?:stunde|minute)/iu.test(text))
    return 0;
  if (/\b(?:yesterday|gestern|eilen)\b/i.test(text)) return 1;
  const days = /\b(\d{1,2}) days? ago\b|\bvor (\d{1,2}) tag|\b(\d{1,2}) päivää sitten/iu.exec(text);
  return days ? Number(days[1] ?? days[2] ?? days[3]) : undefined;
}

/** The calendar day that a text names, or that it counts back to. Empty if it names none. */
export function dayNamedIn(text: string, order: DateOrder | undefined, now: Date): string {
  const written = writtenDay(text, order);
  const days = written === '' ? daysAgoIn(text) : undefined;
  if (days === undefined) return written;
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() - days)).toISOString().slice(0, 10);
}
