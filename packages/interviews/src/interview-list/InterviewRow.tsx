import { EntityRow, RowAction, rowLine, rowName } from '@keepmark/ui/entity-list';
import { Badge, type BadgeProps } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { interviewName, placeText, type Round } from '../interview';
import { allDayOf, dayText, ownTimeText, timesOf, timeText } from '../interview-time/interview-times';
import { zoneAbbreviation } from '../interview-time/zone-names';
import type { Interview } from '../interview-table';
import { durationText, type InterviewStatus, outcomeLabels, shownInterviewType } from '../interview-vocabulary';
import classes from './InterviewRow.module.css';

export interface InterviewRowProps {
  interview: Interview;
  round: Round | undefined;
  /** An interview at the same time. */
  overlap: Interview | undefined;
  ownZone: string;
  onDelete: (interview: Interview) => void;
}

const statusColors: Readonly<Record<InterviewStatus, NonNullable<BadgeProps['color']>>> = {
  TBD: 'gray',
  Scheduled: 'info',
  Completed: 'success',
  Cancelled: 'gray',
  Rescheduled: 'warning',
};

/** One interview: its time, name, type, status and outcome. */
export const InterviewRow = memo(function InterviewRow(props: InterviewRowProps) {
  const { interview, round, overlap, ownZone, onDelete } = props;
  const { internalId, jobId } = interview;
  const name = interviewName(interview);
  const times = timesOf(interview);
  const own = times ? ownTimeText(times, ownZone) : '';
  return (
    <EntityRow
      columns={classes['columns']}
      classNames={{ heading: classes['who'], actions: classes['actions'] }}
      lead={<When times={times} day={allDayOf(interview)} />}
      heading={
        <>
          <Link to="/interview/edit/$internalId" params={{ internalId }} className={rowName}>
            {name}
          </Link>
          <span className={rowLine}>{formatText(interview)}</span>
          {own === '' ? null : <span className={rowLine}>{own}</span>}
        </>
      }
      actions={
        <>
          {jobId === '' ? null : (
            <RowAction
              icon="school"
              label={`Practice for ${name}`}
              title="Practice"
              renderRoot={(linkProps) => <Link {...linkProps} to="/interview/practice/{-$jobId}" params={{ jobId }} />}
            />
          )}
          <RowAction icon="trash" label={`Delete ${name}`} title="Delete" onClick={() => onDelete(interview)} />
        </>
      }
    >
      <Standing interview={interview} round={round} overlap={overlap} />
    </EntityRow>
  );
});

/** The type, length and people: "Video · 1 hour · with Jane Doe". */
function formatText(interview: Interview): string {
  const { interviewers, interviewType, durationMinutes } = interview;
  return [
    shownInterviewType(interviewType),
    timesOf(interview) ? durationText(durationMinutes) : '',
    interviewers.length > 0 ? `with ${interviewers.map(({ name }) => name).join(', ')}` : '',
    interviewType === 'On-Site' ? placeText(interview) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function When({ times, day }: { times: ReturnType<typeof timesOf>; day: string | undefined }) {
  return (
    <div className={classes['day']}>
      {times ? (
        <>
          <strong>{dayText(times.zoned.date)}</strong>
          <span>
            {timeText(times.zoned)} {zoneAbbreviation(times.zoned.timeZone, times.startMs)}
          </span>
        </>
      ) : day === undefined ? (
        <strong>No date yet</strong>
      ) : (
        <>
          <strong>{dayText(day)}</strong>
          <span>All day</span>
        </>
      )}
    </div>
  );
}

function Standing({ interview, round, overlap }: Pick<InterviewRowProps, 'interview' | 'round' | 'overlap'>) {
  const { status, outcome } = interview;
  return (
    <div className={classes['standing']}>
      <Badge variant="light" color={statusColors[status]}>
        {status}
      </Badge>
      {round && round.of > 1 ? <span>{`Round ${round.round} of ${round.of}`}</span> : null}
      {outcome === '' ? null : <span>{outcomeLabels[outcome]}</span>}
      {overlap ? (
        <Badge variant="light" color="error" title={interviewName(overlap)}>
          Overlaps
        </Badge>
      ) : null}
    </div>
  );
}
