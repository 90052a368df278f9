import type ICAL from 'ical.js';

/** Turns the midnights of an event that Outlook marks as lasting all day into days. */
export function applyAllDayFlag(ical: typeof ICAL, event: ICAL.Component): void {
  if (!/^TRUE$/i.test(String(event.getFirstPropertyValue('x-microsoft-cdo-alldayevent') ?? '').trim())) return;
  const properties = ['dtstart', 'dtend', 'recurrence-id'].flatMap((name) => event.getFirstProperty(name) ?? []);
  const isMidnight = (value: unknown): value is ICAL.Time =>
    value instanceof ical.Time && !value.isDate && value.hour === 0 && value.minute === 0;
  // Without a midnight at both ends, the flag is wrong, or the times are in another zone.
  if (!properties.every((property) => isMidnight(property.getFirstValue()))) return;
  for (const property of properties) {
    const day = String(property.getFirstValue()).slice(0, 10);
    property.resetType('date');
    property.setValue(ical.Time.fromDateString(day));
  }
}
