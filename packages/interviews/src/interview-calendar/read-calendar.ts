import { FileImportError } from '@keepmark/ui/file-import';
import type ICAL from 'ical.js';
import { isTimeZone, momentOf, readZonedTime } from '../interview-time/zoned-time';
import type { InterviewType } from '../interview-vocabulary';
import { applyAllDayFlag } from './all-day-flag';
import { calendarTextOf, readableLines } from './calendar-text';
import { durationOf, lastDayOf } from './event-length';
import { type CalendarZones, eventTimeOf, zonesOf } from './event-time';
import { linkOf, typeOf } from './meeting-link';
import { firstMeeting, type Overrides, overridesOf } from './series';

/** An event of a calendar file. */
export interface ReadEvent {
  /** Tells the event from the others of its file. */
  readonly key: string;
  /** Empty if the file has none. */
  readonly uid: string;
  /** The original time of a meeting that was moved out of a series, in the format of an interview, or its day. */
  readonly recurrenceId: string;
  readonly sequence: number;
  /** When this version was written, "2026-11-20T09:00:00Z"; empty if unknown. */
  readonly stamp: string;
  /** Whether Keepmark wrote it, so that its SEQUENCE counts our own edits. */
  readonly isOwnExport: boolean;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
  /** In the format of an interview; empty for an event without a time, such as an all-day event. */
  readonly dateOfInterview: string;
  /** The day of an event without a time, "2026-11-22"; otherwise empty. */
  readonly allDay: string;
  /** Its last day. */
  readonly lastDay: string;
  /** The name of a zone that we don't know, with the time there, "2026-11-22T14:30"; both are otherwise empty. */
  readonly unknownZone: string;
  readonly localTime: string;
  /** Whether the file names no zone for its time, so that it is read in the person's own. */
  readonly isFloating: boolean;
  readonly durationMinutes: number;
  readonly isCancelled: boolean;
  /** Whether every meeting of the series was canceled or moved, or we can't tell which one is next. */
  readonly hasNoMeeting: boolean;
  readonly isRepeated: boolean;
  /** Names of the organizer and the attendees, or their email addresses. */
  readonly people: readonly { readonly name: string; readonly email: string }[];
  readonly type: InterviewType;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The content of a calendar file. */
export interface ReadCalendar {
  readonly events: readonly ReadEvent[];
  /** The number of events without a valid start. */
  readonly unreadableCount: number;
}

const largestBytes = 5 * 1024 * 1024;
const maxEvents = 2000;

/**
 * Reads the events of an .ics file.
 * @param ownZone for times in UTC, without a zone, or in a zone that only the file defines
 * @throws {FileImportError} if the file is too large, isn't a calendar, or has no readable event
 */
export async function readCalendarFile(file: Blob, name: string, ownZone: string): Promise<ReadCalendar> {
  if (file.size > largestBytes) {
    throw new FileImportError(
      `${name} is larger than 5 MB. Export only the interview from your calendar and try again.`,
    );
  }
  return readCalendar(calendarTextOf(new Uint8Array(await file.arrayBuffer()), name), name, ownZone);
}

/** Reads the events in the text of an .ics file. @throws {FileImportError} */
export async function readCalendar(text: string, name: string, ownZone: string): Promise<ReadCalendar> {
  const { default: ical } = await import('ical.js');
  const calendars = parse(ical, text, name);
  const events = calendars.flatMap((calendar) => {
    const method = String(calendar.getFirstPropertyValue('method') ?? '').toUpperCase();
    const own = calendar.getAllSubcomponents('vevent');
    for (const event of own) applyAllDayFlag(ical, event);
    const zones = zonesOf(ical, calendar, ownZone);
    const context = {
      isCancel: method === 'CANCEL',
      isMessage: method !== '' && method !== 'PUBLISH',
      isOwnExport: String(calendar.getFirstPropertyValue('prodid') ?? '').startsWith('-//Keepmark//'),
      zones,
      overrides: overridesOf(own, zones),
    };
    return own.map((event) => ({ event, context }));
  });
  if (events.length > maxEvents) {
    throw new FileImportError(
      `${name} has more than ${maxEvents.toLocaleString('en')} events. Export only the interview and try again.`,
    );
  }
  const read = events.flatMap(({ event, context }, at) => readEvent(ical, event, context, String(at)) ?? []);
  if (read.length === 0) {
    throw new FileImportError(
      events.length === 0
        ? `${name} has no events. Choose the .ics file of an invitation or a calendar.`
        : `No event of ${name} has a date that we can read. Export it again from your calendar.`,
    );
  }
  return { events: newestOfEach(read), unreadableCount: events.length - read.length };
}

function parse(ical: typeof ICAL, text: string, name: string): ICAL.Component[] {
  const wrong = (cause?: unknown) =>
    new FileImportError(`${name} isn’t a calendar file, or it is damaged. Choose the .ics file of an invitation.`, {
      cause,
    });
  const lines = readableLines(text);
  if (!/^\s*BEGIN:VCALENDAR/i.test(lines)) throw wrong();
  try {
    const parsed: unknown = ical.parse(lines);
    const list = (Array.isArray(parsed) && typeof parsed[0] === 'string' ? [parsed] : parsed) as never[];
    return list.map((one) => new ical.Component(one));
  } catch (cause) {
    throw wrong(cause);
  }
}

/** Keeps the newest version of each event. A meeting that was moved out of its series is an event of its own. */
function newestOfEach(events: readonly ReadEvent[]): ReadEvent[] {
  const newest = new Map<string, ReadEvent>();
  for (const event of events) {
    const key = event.uid === '' ? event.key : JSON.stringify([event.uid, event.recurrenceId]);
    const other = newest.get(key);
    if (!other || isNewer(event, other)) newest.set(key, event);
  }
  return [...newest.values()];
}

const isNewer = (event: ReadEvent, other: ReadEvent): boolean =>
  event.sequence === other.sequence ? event.stamp > other.stamp : event.sequence > other.sequence;

const textOf = (event: ICAL.Component, name: string): string => String(event.getFirstPropertyValue(name) ?? '').trim();

interface CalendarContext {
  readonly isCancel: boolean;
  /** Whether it was sent by an organizer, rather than exported from a calendar. */
  readonly isMessage: boolean;
  readonly isOwnExport: boolean;
  readonly zones: CalendarZones;
  readonly overrides: ReadonlyMap<string, Overrides>;
}

function readEvent(
  ical: typeof ICAL,
  event: ICAL.Component,
  { isCancel, isMessage, isOwnExport, zones, overrides }: CalendarContext,
  key: string,
): ReadEvent | undefined {
  try {
    const dtstart = eventTimeOf(event.getFirstProperty('dtstart'), zones);
    if (!dtstart) return undefined;
    const uid = textOf(event, 'uid');
    const isSeries = event.hasProperty('rrule') || event.hasProperty('rdate');
    const meeting = isSeries ? firstMeeting(ical, event, zones, overrides.get(uid)) : dtstart;
    const start = meeting ?? dtstart;
    const [summary, location] = [textOf(event, 'summary'), textOf(event, 'location')];
    const link = linkOf(event, isOwnExport);
    const original = eventTimeOf(event.getFirstProperty('recurrence-id'), zones);
    return {
      key,
      uid,
      recurrenceId: original
        ? original.zoned || original.allDay || new Date(original.ms).toISOString().slice(0, 16)
        : '',
      sequence: Math.max(0, Math.trunc(Number(textOf(event, 'sequence')) || 0)),
      // Calendars give every event the time of the export as its DTSTAMP.
      stamp: (isMessage ? '' : textOf(event, 'last-modified')) || textOf(event, 'dtstamp'),
      isOwnExport,
      summary,
      description: textOf(event, 'description'),
      url: link.url,
      location: location === link.url ? '' : location,
      dateOfInterview: start.zoned,
      allDay: start.allDay,
      lastDay: start.allDay === '' ? '' : lastDayOf(ical, event, dtstart.ms, start.ms, zones),
      unknownZone: start.unknownZone,
      localTime: start.unknownZone === '' ? '' : new Date(start.ms).toISOString().slice(0, 16),
      isFloating: start.isFloating === true,
      durationMinutes: durationOf(ical, event, dtstart.ms, zones),
      isCancelled: isCancel || textOf(event, 'status').toUpperCase() === 'CANCELLED',
      hasNoMeeting: meeting === undefined,
      isRepeated: isSeries || event.hasProperty('x-old-rrule'),
      people: peopleOf(event),
      type: typeOf(link, location, summary),
      ...positionOf(event),
    };
  } catch {
    // A bad event must not affect the others.
    return undefined;
  }
}

/** Gives events of unknown zones their time, once a person has said which zones those are. */
export const withZones = (events: readonly ReadEvent[], zones: Readonly<Record<string, string>>): ReadEvent[] =>
  events.map((event) => {
    const timeZone = zones[event.unknownZone] ?? '';
    if (event.unknownZone === '' || !isTimeZone(timeZone)) return event;
    return { ...event, unknownZone: '', localTime: '', dateOfInterview: `${event.localTime}[${timeZone}]` };
  });

/** Whether two times of interviews are the same moment, in any zone. */
export function isSameMoment(left: string, right: string): boolean {
  const [one, other] = [readZonedTime(left), readZonedTime(right)];
  return left === right || (one !== undefined && other !== undefined && momentOf(one).ms === momentOf(other).ms);
}

function positionOf(event: ICAL.Component): { latitude: number | null; longitude: number | null } {
  const geo: unknown = event.getFirstPropertyValue('geo');
  const parts: readonly unknown[] = Array.isArray(geo) ? geo : typeof geo === 'string' ? geo.split(/[;,]/) : [];
  const [latitude = Number.NaN, longitude = Number.NaN] = parts.map(Number);
  const isPlace = parts.length === 2 && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : { latitude: null, longitude: null };
}

function peopleOf(event: ICAL.Component): { name: string; email: string }[] {
  const properties = [...event.getAllProperties('organizer'), ...event.getAllProperties('attendee')];
  const people = new Map<string, { name: string; email: string }>();
  for (const property of properties) {
    if (String(property.getParameter('cutype') ?? '').toUpperCase() === 'RESOURCE') continue;
    const email = String(property.getFirstValue() ?? '')
      .replace(/^mailto:/i, '')
      .trim();
    const name = String(property.getParameter('cn') ?? '').trim() || email;
    const key = email.toLowerCase() || name.toLowerCase();
    if (name !== '' && !people.has(key)) people.set(key, { name, email });
  }
  return [...people.values()];
}
