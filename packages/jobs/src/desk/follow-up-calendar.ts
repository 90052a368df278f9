import { jobName } from '../job';
import { dayAfter } from '@keepmark/ui/words';
import type { Job } from '../job-table';

/**
 * The follow-up dates as an iCalendar file (RFC 5545): one all-day event each, with an alarm at 9 a.m. Importing it again
 * updates the same events, since the UID of a job never changes.
 */
export async function followUpCalendar(jobs: readonly Job[], now: Date): Promise<string> {
  const { default: ical } = await import('ical.js');
  const calendar = new ical.Component('vcalendar');
  calendar.updatePropertyWithValue('prodid', '-//Keepmark//Follow-ups//EN');
  calendar.updatePropertyWithValue('version', '2.0');
  for (const job of jobs) {
    const event = new ical.Component('vevent');
    event.updatePropertyWithValue('uid', `${job.internalId}@follow-up.keepmark`);
    event.updatePropertyWithValue('dtstamp', ical.Time.fromJSDate(now, true));
    event.updatePropertyWithValue('dtstart', ical.Time.fromDateString(job.followUpOn));
    event.updatePropertyWithValue('dtend', ical.Time.fromDateString(dayAfter(job.followUpOn, 1)));
    event.updatePropertyWithValue('summary', `Follow up: ${jobName(job)}`);
    if (job.url) event.updatePropertyWithValue('url', job.url);
    if (job.contactInfo) event.updatePropertyWithValue('description', job.contactInfo);
    const alarm = new ical.Component('valarm');
    alarm.updatePropertyWithValue('action', 'DISPLAY');
    alarm.updatePropertyWithValue('description', `Follow up: ${jobName(job)}`);
    alarm.updatePropertyWithValue('trigger', ical.Duration.fromString('PT9H'));
    event.addSubcomponent(alarm);
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}
