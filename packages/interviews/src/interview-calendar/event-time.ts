import type ICAL from 'ical.js';
import { localMs, momentOf, writeZonedTime, zonedTimeOf } from '../interview-time/zoned-time';
import { zoneOfName } from './zone-of-name';

/** When an event starts or ends. */
export interface EventTime {
  /** In the format of an interview; empty for a day without a time, and in an unknown zone. */
  readonly zoned: string;
  /** The day of an event without a time; otherwise empty. */
  readonly allDay: string;
  /** The moment or, in an unknown zone and on a day without a time, the local time as if it were UTC. */
  readonly ms: number;
  /** The name of a zone that neither we nor the file know; otherwise empty. */
  readonly unknownZone: string;
  /** Whether it has no zone, and so the reader's own. */
  readonly isFloating?: true;
}

/** The zones that a calendar defines, and those to use for times without one. */
export interface CalendarZones {
  readonly definitions: ReadonlyMap<string, { readonly zone: ICAL.Timezone; readonly location: string }>;
  /** For times without a zone, as the calendar says; otherwise empty. */
  readonly floating: string;
  readonly own: string;
}

const plainName = (tzid: string): string => tzid.replaceAll(/["\\]/g, '').trim().toLowerCase();

/** The zones of a calendar. A definition without an offset is none. */
export function zonesOf(ical: typeof ICAL, calendar: ICAL.Component, own: string): CalendarZones {
  const definitions = calendar.getAllSubcomponents('vtimezone').flatMap((component) => {
    const hasOffset = [...component.getAllSubcomponents('standard'), ...component.getAllSubcomponents('daylight')].some(
      (part) => part.hasProperty('tzoffsetto'),
    );
    const tzid = String(component.getFirstPropertyValue('tzid') ?? '');
    const location = String(component.getFirstPropertyValue('x-lic-location') ?? '');
    return hasOffset ? [[plainName(tzid), { zone: new ical.Timezone({ component, tzid }), location }] as const] : [];
  });
  const floating = String(calendar.getFirstPropertyValue('x-wr-timezone') ?? '');
  return { definitions: new Map(definitions), floating, own };
}

/** The time of an event. Undefined for a missing or impossible one. */
export function eventTimeOf(property: ICAL.Property | null, zones: CalendarZones): EventTime | undefined {
  const value = property?.getFirstValue() as ICAL.Time | undefined;
  if (!property || !value || typeof value !== 'object' || !('isDate' in value)) return undefined;
  // Uses the raw text, because ical.js turns an impossible date into another one.
  const raw = String((property.toJSON() as readonly unknown[])[3]);
  const [date = '', time = ''] = raw.replace(/Z$/, '').split('T');
  const clock = value.isDate ? '00:00' : time.slice(0, 5);
  const local = localMs(date, clock);
  if (local === undefined) return undefined;
  if (value.isDate) return { zoned: '', allDay: date, ms: local, unknownZone: '' };
  const at = (ms: number): EventTime | undefined =>
    Number.isFinite(ms)
      ? { zoned: writeZonedTime(zonedTimeOf(ms, zones.own)), allDay: '', ms, unknownZone: '' }
      : undefined;
  if (raw.endsWith('Z')) return at(local);
  const tzid = String(property.getParameter('tzid') ?? '').trim() || zones.floating;
  if (tzid === '') return { ...inZone(date, clock, zones.own), isFloating: true };
  const definition = zones.definitions.get(plainName(tzid));
  const named = zoneOfName(tzid, local) ?? (definition && zoneOfName(definition.location, local));
  const definedMs = definition && momentIn(definition.zone, value);
  if (named && 'timeZone' in named) {
    const there = inZone(date, clock, named.timeZone);
    // A label may stand for a zone of the sender's own.
    if (named.isExact || definedMs === undefined || definedMs === there.ms) return there;
  }
  if (definedMs !== undefined) return at(definedMs);
  if (named && 'offsetMinutes' in named) return at(local - named.offsetMinutes * 60_000);
  return { zoned: '', allDay: '', ms: local, unknownZone: tzid };
}

function inZone(date: string, time: string, timeZone: string): EventTime {
  const zoned = { date, time, timeZone };
  return { zoned: writeZonedTime(zoned), allDay: '', ms: momentOf(zoned).ms, unknownZone: '' };
}

function momentIn(zone: ICAL.Timezone, value: ICAL.Time): number {
  const time = value.clone();
  time.zone = zone;
  return time.toUnixTime() * 1000;
}
