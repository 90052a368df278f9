import { Button, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { interviewName } from '../interview';
import { dayText, ownTimeText, timesOf, timeText, whenText } from '../interview-time/interview-times';
import { zonedTimeOf } from '../interview-time/zoned-time';
import type { Interview } from '../interview-table';
import { shownInterviewType } from '../interview-vocabulary';
import classes from './Calendar.module.css';

/** The interviews of one day, by time. */
export function DayAgenda(props: { day: string; interviews: readonly Interview[]; ownZone: string }) {
  const { day, interviews, ownZone } = props;
  return (
    <section className={classes['agenda']} aria-label={`Interviews on ${dayText(day)}`}>
      <div className={classes['bar']}>
        <Title order={3} size="h5" className={classes['title']}>
          {dayText(day)}
        </Title>
        <Button
          size="compact-md"
          variant="light"
          renderRoot={(linkProps) => <Link {...linkProps} to="/interview/add/{-$jobId}" search={{ date: day }} />}
        >
          Add interview
        </Button>
      </div>
      {interviews.length === 0 ? (
        <Text c="dimmed">No interviews</Text>
      ) : (
        <ul className={classes['agendaList']}>
          {interviews.map((interview) => {
            const times = timesOf(interview);
            const isElsewhere = times !== undefined && ownTimeText(times, ownZone) !== '';
            return (
              <li key={interview.internalId}>
                <strong>{times ? timeText(zonedTimeOf(times.startMs, ownZone)) : 'All day'}</strong>
                <span>
                  <Link to="/interview/edit/$internalId" params={{ internalId: interview.internalId }}>
                    {interviewName(interview)}
                  </Link>
                  <Text component="span" size="sm" c="dimmed" display="block">
                    {[shownInterviewType(interview.interviewType), interview.status, isElsewhere ? whenText(times) : '']
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
