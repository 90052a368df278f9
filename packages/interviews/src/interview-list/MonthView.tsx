import { plural } from '@keepmark/ui/words';
import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { interviewName } from '../interview';
import { dayText, timesOf, timeText } from '../interview-time/interview-times';
import { zonedTimeOf } from '../interview-time/zoned-time';
import type { Interview } from '../interview-table';
import { addMonths, interviewsByDay, monthOf } from './calendar-days';
import classes from './Calendar.module.css';
import { CalendarBar } from './CalendarBar';
import { DayAgenda } from './DayAgenda';

export interface CalendarProps {
  /** The interviews that match the filter. */
  interviews: readonly Interview[];
  /** The selected day, "2026-11-22". */
  day: string;
  today: string;
  ownZone: string;
  /** 0 for Sunday. */
  firstWeekday: number;
  onDay: (day: string) => void;
}

const maxPerDay = 3;
const monthFormat = new Intl.DateTimeFormat(undefined, { timeZone: 'UTC', month: 'long', year: 'numeric' });
const weekdayFormat = new Intl.DateTimeFormat(undefined, { timeZone: 'UTC', weekday: 'short' });
const utcDay = (day: string) => new Date(`${day}T12:00:00.000Z`);
const noInterviews: readonly Interview[] = [];

/** A month of interviews in the user's time zone, with those of the selected day below. */
export function MonthView({ interviews, day, today, ownZone, firstWeekday, onDay }: CalendarProps) {
  const month = day.slice(0, 7);
  const weeks = useMemo(() => monthOf(`${month}-01`, firstWeekday), [month, firstWeekday]);
  const byDay = useMemo(() => interviewsByDay(interviews, weeks.flat(), ownZone), [interviews, weeks, ownZone]);
  return (
    <>
      <CalendarBar
        title={monthFormat.format(utcDay(day))}
        unit="month"
        onStep={(step) => onDay(addMonths(day, step))}
        onToday={() => onDay(today)}
      />
      <table className={classes['month']} aria-label={`Interviews in ${monthFormat.format(utcDay(day))}`}>
        <thead>
          <tr>
            {weeks[0]?.map((one) => (
              <th key={one} scope="col">
                {weekdayFormat.format(utcDay(one))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <MonthDay
                  key={date}
                  date={date}
                  interviews={byDay.get(date) ?? noInterviews}
                  isOutside={!date.startsWith(month)}
                  isToday={date === today}
                  isChosen={date === day}
                  ownZone={ownZone}
                  onDay={onDay}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <DayAgenda day={day} interviews={byDay.get(day) ?? noInterviews} ownZone={ownZone} />
    </>
  );
}

interface MonthDayProps extends Pick<CalendarProps, 'interviews' | 'ownZone' | 'onDay'> {
  date: string;
  /** Whether it belongs to the previous or next month. */
  isOutside: boolean;
  isToday: boolean;
  isChosen: boolean;
}

/** A day of the month: its number, its first interviews, and the number of others. */
function MonthDay({ date, interviews, isOutside, isToday, isChosen, ownZone, onDay }: MonthDayProps) {
  const { length } = interviews;
  return (
    <td data-outside={isOutside || undefined} data-today={isToday || undefined} data-chosen={isChosen || undefined}>
      <UnstyledButton
        className={classes['number']}
        aria-label={`${dayText(date)}, ${length === 0 ? 'no interviews' : plural(length, 'interview')}`}
        aria-pressed={isChosen}
        onClick={() => onDay(date)}
      >
        {Number(date.slice(8))}
        {length > 0 ? <span className={classes['mark']}>{length}</span> : null}
      </UnstyledButton>
      {interviews.slice(0, maxPerDay).map((interview) => (
        <CalendarEntry key={interview.internalId} interview={interview} ownZone={ownZone} />
      ))}
      {length > maxPerDay ? (
        <UnstyledButton className={classes['more']} onClick={() => onDay(date)}>
          {length - maxPerDay} more
        </UnstyledButton>
      ) : null}
    </td>
  );
}

function CalendarEntry({ interview, ownZone }: { interview: Interview; ownZone: string }) {
  const times = timesOf(interview);
  return (
    <Link
      to="/interview/edit/$internalId"
      params={{ internalId: interview.internalId }}
      className={classes['entry']}
      data-status={interview.status}
    >
      {times ? `${timeText(zonedTimeOf(times.startMs, ownZone))} ` : ''}
      {interview.companyName || interviewName(interview)}
    </Link>
  );
}
