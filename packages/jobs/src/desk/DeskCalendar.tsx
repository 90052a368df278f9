import { Icon } from '@keepmark/ui';
import { Section } from '@keepmark/ui/section';
import { Alert, Button, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { JobsSlots } from '../slots';
import { type CalendarDay, type CalendarEntry, entryIcons } from './calendar-days';
import classes from './DeskCalendar.module.css';
import { useCalendar } from './use-calendar';

const shownFirst = 3;
const shownAtMost = 50;
const utc = { timeZone: 'UTC' } as const;
const weekdayFormat = new Intl.DateTimeFormat(undefined, { weekday: 'short', ...utc });
const dateFormat = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', ...utc });
const timeFormat = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

export interface DeskCalendarProps {
  /** A calendar day. */
  today: string;
  loadSources: JobsSlots['calendarSources'];
}

/** The next two weeks with interviews, follow-ups, steps of plans, and deadlines. */
export function DeskCalendar({ today, loadSources }: DeskCalendarProps) {
  const { days, isIncomplete, tryAgain } = useCalendar(today, loadSources);
  const isEmpty = days.every(({ entries }) => entries.length === 0);
  return (
    <Section title="Next two weeks" isFramed>
      {isIncomplete ? (
        <Alert role="note" color="warning" icon={<Icon name="alert-triangle" />} p="xs">
          We couldn’t load interviews, plans, and deadlines. Only follow-ups are shown.{' '}
          <Button variant="subtle" size="compact-sm" onClick={tryAgain}>
            Try again
          </Button>
        </Alert>
      ) : null}
      {isEmpty && !isIncomplete ? (
        <Text c="dimmed">Nothing planned yet. Interviews, follow-ups, and deadlines appear here.</Text>
      ) : null}
      <ol className={classes['days']}>
        {days.map((one) => (
          <Day key={one.day} day={one} isToday={one.day === today} />
        ))}
      </ol>
    </Section>
  );
}

function Day({ day: { day, entries }, isToday }: { day: CalendarDay; isToday: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const shown = entries.slice(0, isOpen ? shownAtMost : shownFirst);
  const rest = entries.length - shown.length;
  const date = new Date(`${day}T00:00:00Z`);
  return (
    <li className={classes['day']} data-today={isToday || undefined} data-empty={entries.length === 0 || undefined}>
      <time dateTime={day} className={classes['date']}>
        <b>{isToday ? 'Today' : weekdayFormat.format(date)}</b> {dateFormat.format(date)}
      </time>
      {shown.length > 0 ? (
        <ul className={classes['entries']}>
          {shown.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      ) : null}
      {rest > 0 && !isOpen ? (
        <UnstyledButton className={classes['more']} onClick={() => setOpen(true)}>
          {rest.toLocaleString('en')} more
        </UnstyledButton>
      ) : null}
      {rest > 0 && isOpen ? <span className={classes['more']}>and {rest.toLocaleString('en')} more</span> : null}
    </li>
  );
}

function Entry({ entry: { kind, name, startMs, link } }: { entry: CalendarEntry }) {
  const time = startMs === undefined ? '' : `${timeFormat.format(startMs)} `;
  const children = (
    <>
      <Icon name={entryIcons[kind]} size="xs" label={kind} />
      <span>
        {time ? <b>{time}</b> : null}
        {name}
      </span>
    </>
  );
  return link({ className: classes['entry'] ?? '', children });
}
