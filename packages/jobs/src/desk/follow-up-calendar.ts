import { jobName } from '../job';
import { dayAfter } from '@keepmark/ui/words';
import type { DueEntry } from './due';

/**
 * The follow-up dates, and those of further next steps, as an iCalendar file (RFC 5545): one all-day event each, with an
 * alarm at 9 a.m. Importing it again updates the same events, since the UID of a job or a step never changes.
 */
export async function followUpCalendar(entries: readonly DueEntry[], now: Date): Promise<string> {
  const { default: ical } = await import('ical.js');
  const calendar = new ical.Component('vcalendar');
  calendar.updatePropertyWithValue('prodid', '-//Keepmark//Follow-ups//EN');
  calendar.updatePropertyWithValue('version', '2.0');
  for (const { job, step } of entries) {
    const day = step?.dueOn ?? job.followUpOn;
    const summary = step ? `${step.text}: ${jobName(job)}` : `Follow up: ${jobName(job)}`;
    const event = new ical.Component('vevent');
    event.updatePropertyWithValue(
      'uid',
      step ? `${step.internalId}@next-step.keepmark` : `${job.internalId}@follow-up.keepmark`,
    );
    event.updatePropertyWithValue('dtstamp', ical.Time.fromJSDate(now, true));
    event.updatePropertyWithValue('dtstart', ical.Time.fromDateString(day));
    event.updatePropertyWithValue('dtend', ical.Time.fromDateString(dayAfter(day, 1)));
    event.updatePropertyWithValue('summary', summary);
    if (job.url) event.updatePropertyWithValue('url', job.url);
    if (job.contactInfo) event.updatePropertyWithValue('description', job.contactInfo);
    const alarm = new ical.Component('valarm');
    alarm.updatePropertyWithValue('action', 'DISPLAY');
    alarm.updatePropertyWithValue('description', summary);
    alarm.updatePropertyWithValue('trigger', ical.Duration.fromString('PT9H'));
    event.addSubcomponent(alarm);
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}
