import type ICAL from 'ical.js';
import { type CalendarZones, eventTimeOf } from './event-time';

/** The length of an event in minutes; an hour if it is unknown. */
export function durationOf(ical: typeof ICAL, event: ICAL.Component, startMs: number, zones: CalendarZones): number {
  const duration = event.getFirstPropertyValue('duration');
  const minutes =
    duration instanceof ical.Duration
      ? duration.toSeconds() / 60
      : ((eventTimeOf(event.getFirstProperty('dtend'), zones)?.ms ?? Number.NaN) - startMs) / 60_000;
  return Number.isFinite(minutes) && minutes >= 5 ? Math.min(1440, Math.round(minutes)) : 60;
}

/** The last day of an event without a time. Its end is the day after. */
export function lastDayOf(
  ical: typeof ICAL,
  event: ICAL.Component,
  startMs: number,
  meetingMs: number,
  zones: CalendarZones,
): string {
  const duration = event.getFirstPropertyValue('duration');
  const endMs =
    duration instanceof ical.Duration
      ? startMs + duration.toSeconds() * 1000
      : (eventTimeOf(event.getFirstProperty('dtend'), zones)?.ms ?? startMs);
  const lengthMs = Math.max(0, Math.min(endMs - startMs, 400 * 86_400_000) - 1);
  return new Date(meetingMs + lengthMs).toISOString().slice(0, 10);
}
