import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, useMemo } from 'react';
import { interviewName } from '../interview';
import { allDayOf, dayText, timesOf, timeText } from '../interview-time/interview-times';
import { zonedTimeOf } from '../interview-time/zoned-time';
import { shownInterviewType } from '../interview-vocabulary';
import { addWeeks, type DayEntry, dayEntries, interviewsByDay, weekOf } from './calendar-days';
import classes from './Calendar.module.css';
import { CalendarBar } from './CalendarBar';
import type { CalendarProps } from './MonthView';

const earliestHour = 8;
const latestHour = 18;

/** The hours shown: office hours, extended to all interviews. */
function shownHours(entries: readonly DayEntry[]): { first: number; last: number } {
  let [first, last] = [earliestHour, latestHour];
  for (const { startMinute, endMinute } of entries) {
    first = Math.min(first, Math.floor(startMinute / 60));
    last = Math.max(last, Math.ceil(endMinute / 60));
  }
  return { first, last };
}

/** A week of interviews in the user's time zone: with hours on a wide screen, a list on a small one. */
export function WeekView({ interviews, day, today, ownZone, firstWeekday, onDay }: CalendarProps) {
  const days = useMemo(() => weekOf(day, firstWeekday), [day, firstWeekday]);
  const columns = useMemo(() => {
    const byDay = interviewsByDay(interviews, days, ownZone);
    return days.map((one) => {
      const ofDay = byDay.get(one) ?? [];
      return { day: one, allDay: ofDay.filter(allDayOf), entries: dayEntries(ofDay, ownZone) };
    });
  }, [interviews, days, ownZone]);
  const { first, last } = shownHours(columns.flatMap(({ entries }) => entries));
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  return (
    <>
      <CalendarBar
        title={`${dayText(days[0] ?? day)} to ${dayText(days[6] ?? day)}`}
        unit="week"
        onStep={(step) => onDay(addWeeks(day, step))}
        onToday={() => onDay(today)}
      />
      <div className={classes['week']} style={{ '--hours': last - first } as CSSProperties}>
        <div className={classes['hours']} aria-hidden>
          {hours.map((hour) => (
            <span key={hour}>{timeText({ date: day, time: `${String(hour).padStart(2, '0')}:00` })}</span>
          ))}
        </div>
        {columns.map(({ day: one, allDay, entries }) => (
          <section
            key={one}
            className={classes['column']}
            data-today={one === today || undefined}
            aria-label={dayText(one)}
          >
            <h3 className={classes['columnTitle']}>{dayText(one).replace(/,? \d{4}$/, '')}</h3>
            {allDay.map((interview) => (
              <Link
                key={interview.internalId}
                to="/interview/edit/$internalId"
                params={{ internalId: interview.internalId }}
                className={classes['allDay']}
                data-status={interview.status}
              >
                <strong>All day</strong> {interviewName(interview)}
              </Link>
            ))}
            <div className={classes['columnHours']}>
              {entries.length === 0 && allDay.length === 0 ? (
                <Text size="sm" c="dimmed" className={classes['nothing']}>
                  No interviews
                </Text>
              ) : null}
              {entries.map((entry) => (
                <WeekEntry key={entry.interview.internalId} entry={entry} firstHour={first} ownZone={ownZone} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}

function WeekEntry({ entry, firstHour, ownZone }: { entry: DayEntry; firstHour: number; ownZone: string }) {
  const { interview, startMinute, endMinute, lane, lanes } = entry;
  const times = timesOf(interview);
  if (!times) return null;
  const place = {
    '--start': startMinute / 60 - firstHour,
    '--length': (endMinute - startMinute) / 60,
    '--lane': lane,
    '--lanes': lanes,
  } as CSSProperties;
  return (
    <Link
      to="/interview/edit/$internalId"
      params={{ internalId: interview.internalId }}
      className={classes['block']}
      data-status={interview.status}
      style={place}
    >
      <strong>{timeText(zonedTimeOf(times.startMs, ownZone))}</strong> {interviewName(interview)},{' '}
      {shownInterviewType(interview.interviewType)}
    </Link>
  );
}
