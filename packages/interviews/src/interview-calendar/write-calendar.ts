import { dayAfter } from '@keepmark/ui/words';
import type ICAL from 'ical.js';
import { allDayOf, type InterviewTimes, timesOf } from '../interview-time/interview-times';
import { localMs, momentOf, zonedTimeOf } from '../interview-time/zoned-time';
import type { Interview } from '../interview-table';
import { type InterviewStatus, shownInterviewType } from '../interview-vocabulary';
import { lastDayInNotes } from './all-day-note';
import { calendarUidOf, eventOf } from './calendar-event';
import { localTime, timeZoneComponent } from './time-zone-component';

type Ical = typeof ICAL;

const statuses: Readonly<Record<InterviewStatus, string>> = {
  TBD: 'TENTATIVE',
  Scheduled: 'CONFIRMED',
  Rescheduled: 'CONFIRMED',
  Completed: 'CONFIRMED',
  Cancelled: 'CANCELLED',
};

const alarms = [
  { trigger: '-P1D', text: 'Tomorrow' },
  { trigger: '-PT1H', text: 'In one hour' },
] as const;

/** Adds a moment to an event: local with its zone, or in UTC if local time is ambiguous. */
function addTime(ical: Ical, event: ICAL.Component, name: string, ms: number, timeZone: string): void {
  const zoned = zonedTimeOf(ms, timeZone);
  if (timeZone === 'UTC' || momentOf(zoned).kind !== 'usual') {
    event.updatePropertyWithValue(name, ical.Time.fromJSDate(new Date(ms), true));
    return;
  }
  const property = new ical.Property(name);
  property.setParameter('tzid', timeZone);
  property.setValue(localTime(ical, localMs(zoned.date, zoned.time) ?? 0));
  event.addProperty(property);
}

function eventComponent(
  ical: Ical,
  interview: Interview,
  times: InterviewTimes | undefined,
  now: Date,
): ICAL.Component {
  const { summary, location, description } = eventOf(interview);
  const { latitude, longitude, url, status, calendarSequence } = interview;
  const event = new ical.Component('vevent');
  event.updatePropertyWithValue('uid', calendarUidOf(interview));
  event.updatePropertyWithValue('sequence', calendarSequence);
  event.updatePropertyWithValue('dtstamp', ical.Time.fromJSDate(now, true));
  event.updatePropertyWithValue('last-modified', ical.Time.fromJSDate(now, true));
  if (times) {
    addTime(ical, event, 'dtstart', times.startMs, times.zoned.timeZone);
    addTime(ical, event, 'dtend', times.endMs, times.zoned.timeZone);
  } else {
    const day = allDayOf(interview) ?? '';
    event.updatePropertyWithValue('dtstart', ical.Time.fromDateString(day));
    event.updatePropertyWithValue('dtend', ical.Time.fromDateString(dayAfter(lastDayInNotes(day, interview.notes), 1)));
  }
  event.updatePropertyWithValue('summary', summary);
  event.updatePropertyWithValue('status', statuses[status]);
  if (location !== '') event.updatePropertyWithValue('location', location);
  if (description !== '') event.updatePropertyWithValue('description', description);
  if (url !== '') event.updatePropertyWithValue('url', url);
  // The place of a job says nothing about a call.
  const isThere = shownInterviewType(interview.interviewType) === 'On-Site';
  if (isThere && latitude !== null && longitude !== null) event.updatePropertyWithValue('geo', [latitude, longitude]);
  if (status === 'Cancelled') return event;
  for (const { trigger, text } of alarms) {
    const alarm = new ical.Component('valarm');
    alarm.updatePropertyWithValue('action', 'DISPLAY');
    alarm.updatePropertyWithValue('description', `${text}: ${summary}`);
    alarm.updatePropertyWithValue('trigger', ical.Duration.fromString(trigger));
    event.addSubcomponent(alarm);
  }
  return event;
}

/**
 * Interviews as an iCalendar file (RFC 5545), each with its time zone and alarms a day and an hour before. Importing a
 * later export updates the same events. Leaves out interviews without a date.
 */
export async function writeCalendar(interviews: readonly Interview[], now: Date): Promise<string> {
  const { default: ical } = await import('ical.js');
  const calendar = new ical.Component('vcalendar');
  calendar.updatePropertyWithValue('prodid', '-//Keepmark//Interviews//EN');
  calendar.updatePropertyWithValue('version', '2.0');
  const spans = new Map<string, { startMs: number; endMs: number }>();
  const events: ICAL.Component[] = [];
  for (const interview of interviews) {
    const times = timesOf(interview);
    if (!times) {
      if (allDayOf(interview) !== undefined) events.push(eventComponent(ical, interview, undefined, now));
      continue;
    }
    const { timeZone } = times.zoned;
    const span = spans.get(timeZone) ?? { startMs: times.startMs, endMs: times.endMs };
    spans.set(timeZone, {
      startMs: Math.min(span.startMs, times.startMs),
      endMs: Math.max(span.endMs, times.endMs),
    });
    events.push(eventComponent(ical, interview, times, now));
  }
  for (const [timeZone, { startMs, endMs }] of spans) {
    if (timeZone !== 'UTC') calendar.addSubcomponent(timeZoneComponent(ical, timeZone, startMs, endMs));
  }
  for (const event of events) calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
}
