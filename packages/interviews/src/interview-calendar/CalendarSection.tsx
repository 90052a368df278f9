import { Icon } from '@keepmark/ui';
import { Section } from '@keepmark/ui/section';
import { Anchor, Button, Text } from '@mantine/core';
import type { Interview } from '../interview-table';
import { ReminderSwitch } from '../reminders/ReminderSwitch';
import { calendarLinks } from './calendar-links';
import classes from './CalendarSection.module.css';
import { saveCalendar } from './save-calendar';

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Ways to add an interview to a calendar, and to get reminders. */
export function CalendarSection({ interview }: { interview: Interview }) {
  const links = calendarLinks(interview);
  return (
    <Section title="Calendar and reminders" className={classes['section']}>
      {links ? (
        <>
          <Button
            variant="light"
            leftSection={<Icon name="calendar-event" size="sm" />}
            onClick={() => void saveCalendar('interview.ics', [interview])}
          >
            Add to calendar
          </Button>
          <div className={classes['links']}>
            <Anchor href={links.google} {...elsewhere}>
              Add to Google Calendar
            </Anchor>
            <Anchor href={links.outlook} {...elsewhere}>
              Add to Outlook
            </Anchor>
          </div>
          <Text size="sm" c="dimmed">
            The calendar file reminds you a day and an hour before, even when Keepmark is closed. Add it again after a
            change to update the same event. Google and Outlook use your own reminders.
          </Text>
          <ReminderSwitch />
        </>
      ) : (
        <Text c="dimmed">Set a date to add this interview to your calendar.</Text>
      )}
    </Section>
  );
}
