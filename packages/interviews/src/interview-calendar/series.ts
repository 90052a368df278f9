import type ICAL from 'ical.js';
import { type CalendarZones, type EventTime, eventTimeOf } from './event-time';

const maxExceptions = 1000;

/** The meetings of a series that the file lists as events of their own, since they were moved or canceled. */
export interface Overrides {
  /** Their original times, as `EventTime.ms`. */
  readonly moments: Set<number>;
  /** From when on every meeting was moved; Infinity for none. */
  fromMs: number;
}

/** The overrides of every series in a calendar, by UID. */
export function overridesOf(events: readonly ICAL.Component[], zones: CalendarZones): ReadonlyMap<string, Overrides> {
  const found = new Map<string, Overrides>();
  for (const event of events) {
    const property = event.getFirstProperty('recurrence-id');
    const original = eventTimeOf(property, zones);
    if (!property || !original) continue;
    const uid = String(event.getFirstPropertyValue('uid') ?? '').trim();
    const own = found.get(uid) ?? { moments: new Set(), fromMs: Infinity };
    found.set(uid, own);
    own.moments.add(original.ms);
    if (/THISANDFUTURE/i.test(String(property.getParameter('range') ?? ''))) {
      own.fromMs = Math.min(own.fromMs, original.ms);
    }
  }
  return found;
}

/**
 * The first meeting of a series that wasn't canceled or moved; undefined if there is none, or if its rule is one that we
 * don't follow.
 */
export function firstMeeting(
  ical: typeof ICAL,
  event: ICAL.Component,
  zones: CalendarZones,
  overrides: Overrides | undefined,
): EventTime | undefined {
  const start = event.getFirstProperty('dtstart');
  const first = eventTimeOf(start, zones);
  if (!start || !first) return undefined;
  const canceled = valuesOf(ical, event, 'exdate').flatMap((property) => eventTimeOf(property, zones) ?? []);
  const moments = new Set(canceled.map(({ ms }) => ms));
  // Some calendars name only the day, also of a meeting with a time.
  const days = new Set(canceled.map(({ allDay }) => allDay).filter(Boolean));
  const isHeld = (time: EventTime): boolean =>
    !moments.has(time.ms) &&
    !days.has(time.allDay || time.zoned.slice(0, 10)) &&
    !(overrides?.moments.has(time.ms) || time.ms >= (overrides?.fromMs ?? Infinity));
  if (isHeld(first)) return first;
  const added = valuesOf(ical, event, 'rdate').flatMap((property) => eventTimeOf(property, zones) ?? []);
  const ruled = nextByRule(ical, event, start, zones, isHeld);
  return [...added.filter(isHeld), ...(ruled ? [ruled] : [])].toSorted((left, right) => left.ms - right.ms)[0];
}

/** Each value of a property that may hold several, as a property of its own. */
function valuesOf(ical: typeof ICAL, event: ICAL.Component, name: string): ICAL.Property[] {
  return event
    .getAllProperties(name)
    .flatMap((property) => {
      const [own, parameters, type, ...values] = property.toJSON() as [string, object, string, ...unknown[]];
      return values.slice(0, maxExceptions).map((value) => [own, parameters, type, value]);
    })
    .slice(0, maxExceptions)
    .map((json) => new ical.Property(json as never));
}

function nextByRule(
  ical: typeof ICAL,
  event: ICAL.Component,
  start: ICAL.Property,
  zones: CalendarZones,
  isHeld: (time: EventTime) => boolean,
): EventTime | undefined {
  const rule: unknown = event.getFirstPropertyValue('rrule');
  if (!(rule instanceof ical.Recur) || !isPlainRule(rule)) return undefined;
  const [name, parameters, type] = start.toJSON() as [string, object, string];
  const times = rule.iterator(start.getFirstValue() as ICAL.Time);
  for (let count = 0; count <= maxExceptions; count += 1) {
    const next = times.next();
    if (!next) return undefined;
    const time = eventTimeOf(new ical.Property([name, parameters, type, next.toString()] as never), zones);
    if (time && isHeld(time)) return time;
  }
  return undefined;
}

/** Whether a rule always has a next time soon. The parser looks forever for the 31st of February. */
function isPlainRule(rule: ICAL.Recur): boolean {
  const { freq, interval, parts } = rule;
  const names = Object.keys(parts);
  if (freq === 'WEEKLY' && names.every((name) => name === 'BYDAY')) {
    return (parts['BYDAY'] ?? []).every((day) => /^(?:MO|TU|WE|TH|FR|SA|SU)$/.test(day));
  }
  if (!['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(freq)) return false;
  if (names.length === 0) return true;
  const [days, weekdays] = [parts['BYMONTHDAY'] ?? [], parts['BYDAY'] ?? []];
  return (
    interval === 1 &&
    names.every((name) => ['BYDAY', 'BYMONTH', 'BYMONTHDAY'].includes(name)) &&
    (days.length === 0 || weekdays.length === 0) &&
    days.every((day) => Math.abs(day) <= 28) &&
    weekdays.every((day) => /^[+-]?[1-4]?(?:MO|TU|WE|TH|FR|SA|SU)$/.test(day))
  );
}
