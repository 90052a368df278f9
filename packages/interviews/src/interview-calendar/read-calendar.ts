import { FileImportError } from '@keepmark/ui/file-import';
import type ICAL from 'ical.js';
import { isTimeZone, localMs, momentOf, writeZonedTime, zonedTimeOf } from '../interview-time/zoned-time';
import type { InterviewType } from '../interview-vocabulary';
import { windowsZones } from './windows-zones';

/** An event of a calendar file. */
export interface ReadEvent {
  /** Empty if the file has none. */
  readonly uid: string;
  readonly sequence: number;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
  /** In the format of an interview; empty for an event without a time, such as an all-day event. */
  readonly dateOfInterview: string;
  /** The day of an event without a time, "2026-11-22"; otherwise empty. */
  readonly allDay: string;
  readonly durationMinutes: number;
  readonly isCancelled: boolean;
  readonly isRepeated: boolean;
  /** Names of the organizer and the attendees, or their email addresses. */
  readonly people: readonly { readonly name: string; readonly email: string }[];
  readonly type: InterviewType;
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
 * @param ownZone for times in a zone that only the file defines
 * @throws {FileImportError} if the file is too large, isn't a calendar, or has no readable event
 */
export async function readCalendarFile(file: Blob, name: string, ownZone: string): Promise<ReadCalendar> {
  if (file.size > largestBytes) {
    throw new FileImportError(
      `${name} is larger than 5 MB. Export only the interview from your calendar and try again.`,
    );
  }
  return readCalendar(await file.text(), name, ownZone);
}

/** Reads the events in the text of an .ics file. @throws {FileImportError} */
export async function readCalendar(text: string, name: string, ownZone: string): Promise<ReadCalendar> {
  const { default: ical } = await import('ical.js');
  const calendars = parse(ical, text, name);
  const events = calendars.flatMap((calendar) => {
    const isCancel = String(calendar.getFirstPropertyValue('method') ?? '').toUpperCase() === 'CANCEL';
    return calendar.getAllSubcomponents('vevent').map((event) => ({ event, isCancel }));
  });
  if (events.length > maxEvents) {
    throw new FileImportError(
      `${name} has more than ${maxEvents.toLocaleString('en')} events. Export only the interview and try again.`,
    );
  }
  const read = events.flatMap(({ event, isCancel }) => readEvent(ical, event, isCancel, ownZone) ?? []);
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
  if (!/^\s*BEGIN:VCALENDAR/i.test(text.replace(/^\uFEFF/, ''))) throw wrong();
  try {
    const parsed: unknown = ical.parse(text.replace(/^\uFEFF/, ''));
    const list = (Array.isArray(parsed) && typeof parsed[0] === 'string' ? [parsed] : parsed) as never[];
    return list.map((one) => new ical.Component(one));
  } catch (cause) {
    throw wrong(cause);
  }
}

/** Keeps only the event with the highest sequence for each UID. The others are older, or exceptions of a series. */
function newestOfEach(events: readonly ReadEvent[]): ReadEvent[] {
  const newest = new Map<string, ReadEvent>();
  for (const [index, event] of events.entries()) {
    const key = event.uid || `\u0000${index}`;
    const other = newest.get(key);
    if (!other || event.sequence > other.sequence) newest.set(key, event);
  }
  return [...newest.values()];
}

const textOf = (event: ICAL.Component, name: string): string => String(event.getFirstPropertyValue(name) ?? '').trim();

function readEvent(
  ical: typeof ICAL,
  event: ICAL.Component,
  isCancel: boolean,
  ownZone: string,
): ReadEvent | undefined {
  try {
    const start = timeOf(event, 'dtstart', ownZone);
    if (!start) return undefined;
    const [summary, description, location] = [
      textOf(event, 'summary'),
      textOf(event, 'description'),
      textOf(event, 'location'),
    ];
    const url = linkIn(textOf(event, 'url'), textOf(event, 'x-google-conference'), location, description);
    return {
      uid: textOf(event, 'uid'),
      sequence: Math.max(0, Math.trunc(Number(textOf(event, 'sequence')) || 0)),
      summary,
      description,
      url,
      location: location === url ? '' : location,
      dateOfInterview: start.zoned,
      allDay: start.allDay,
      durationMinutes: durationOf(ical, event, start.ms, ownZone),
      isCancelled: isCancel || textOf(event, 'status').toUpperCase() === 'CANCELLED',
      isRepeated: event.hasProperty('rrule') || event.hasProperty('rdate'),
      people: peopleOf(event),
      type: typeOf(url, location, summary),
    };
  } catch {
    // A bad event must not affect the others.
    return undefined;
  }
}

interface EventTime {
  readonly zoned: string;
  readonly allDay: string;
  readonly ms: number;
}

/** The time of an event, in its own zone if we know it, otherwise in the user's. */
function timeOf(event: ICAL.Component, name: string, ownZone: string): EventTime | undefined {
  const property = event.getFirstProperty(name);
  const value = property?.getFirstValue() as ICAL.Time | undefined;
  if (!property || !value || typeof value !== 'object' || !('isDate' in value)) return undefined;
  // Uses the raw text, because ical.js turns an impossible date into another one.
  const [date = '', time = ''] = String((property.toJSON() as readonly unknown[])[3])
    .replace(/Z$/, '')
    .split('T');
  if (value.isDate) {
    const ms = localMs(date, '00:00');
    return ms === undefined ? undefined : { zoned: '', allDay: date, ms };
  }
  const clock = time.slice(0, 5);
  if (localMs(date, clock) === undefined) return undefined;
  const tzid = String(property.getParameter('tzid') ?? '');
  const known = [tzid, windowsZones[tzid] ?? ''].find(isTimeZone);
  const isUtc = value.zone?.tzid === 'UTC';
  if (!isUtc && (known !== undefined || value.zone?.tzid === 'floating')) {
    const zoned = { date, time: clock, timeZone: known ?? ownZone };
    return { zoned: writeZonedTime(zoned), allDay: '', ms: momentOf(zoned).ms };
  }
  const ms = value.toUnixTime() * 1000;
  return Number.isFinite(ms) ? { zoned: writeZonedTime(zonedTimeOf(ms, ownZone)), allDay: '', ms } : undefined;
}

function durationOf(ical: typeof ICAL, event: ICAL.Component, startMs: number, ownZone: string): number {
  const duration = event.getFirstPropertyValue('duration');
  const minutes =
    duration instanceof ical.Duration
      ? duration.toSeconds() / 60
      : ((timeOf(event, 'dtend', ownZone)?.ms ?? Number.NaN) - startMs) / 60_000;
  return Number.isFinite(minutes) && minutes >= 5 ? Math.min(1440, Math.round(minutes)) : 60;
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

const meetingHosts =
  /zoom\.us|teams\.microsoft|teams\.live|meet\.google|webex|whereby|gotomeet|chime\.aws|bluejeans|hirevue/i;

/** The link of a video meeting or, without one, the first link in the location. */
function linkIn(...texts: readonly string[]): string {
  const links = texts.flatMap((text) => text.match(/https?:\/\/[^\s<>"')\]]+/g) ?? []);
  const [url = '', , location = ''] = texts;
  return (
    links.find((link) => meetingHosts.test(link)) ?? links.find((link) => link === url || location.includes(link)) ?? ''
  );
}

function typeOf(url: string, location: string, summary: string): InterviewType {
  if (meetingHosts.test(url) || /\bvideo\b/i.test(`${location} ${summary}`)) return 'Video';
  const place = location.replace(url, '').trim();
  const isPhone = /\b(?:phone|call|tel)\b/i.test(`${place} ${summary}`) || /^\+?[\d\s().-]{7,}$/.test(place);
  if (isPhone || place === '') return url === '' ? 'Phone' : 'Video';
  return 'On-Site';
}
