import { offsetMs } from './zoned-time';

/** The browser's time zone. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

let names: readonly string[] | undefined;

/** All available zones, sorted. */
export function timeZoneNames(): readonly string[] {
  names ??= [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ownTimeZone()])].toSorted();
  return names;
}

/** "America/New_York" as "New York". */
export const zoneCity = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** "UTC−6" or "UTC+5:30" at a moment. */
export function offsetText(timeZone: string, ms: number): string {
  const minutes = Math.round(offsetMs(timeZone, ms) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  if (minutes === 0) return 'UTC';
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

const abbreviations = new Map<string, Intl.DateTimeFormat>();

/** "CST" or "GMT+1" at a moment. */
export function zoneAbbreviation(timeZone: string, ms: number): string {
  let format = abbreviations.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
    abbreviations.set(timeZone, format);
  }
  return format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
