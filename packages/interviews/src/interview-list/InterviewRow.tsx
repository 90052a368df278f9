import { EntityRow, RowAction, rowLine, rowName } from '@keepmark/ui/entity-list';
import { Badge, type BadgeProps } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { interviewName, placeText, type Round } from '../interview';
import { dayText, ownTimeText, timesOf, timeText } from '../interview-time/interview-times';
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

/** One interview: when, for what, how, its status and its outcome. */
export const InterviewRow = memo(function InterviewRow(props: InterviewRowProps) {
  const { interview, round, overlap, ownZone, onDelete } = props;
  const { internalId, interviewers, interviewType, status, outcome, durationMinutes } = interview;
  const times = timesOf(interview);
  const name = interviewName(interview);
  const own = times ? ownTimeText(times, ownZone) : '';
  const how = [
    shownInterviewType(interviewType),
    times ? durationText(durationMinutes) : '',
    interviewers.length > 0 ? `with ${interviewers.map((one) => one.name).join(', ')}` : '',
    interviewType === 'On-Site' ? placeText(interview) : '',
  ];
  return (
    <EntityRow
      columns={classes['columns']}
      classNames={{ heading: classes['who'], actions: classes['actions'] }}
      lead={
        <div className={classes['day']}>
          {times ? (
            <>
              <strong>{dayText(times.zoned.date)}</strong>
              <span>
                {timeText(times.zoned)} {zoneAbbreviation(times.zoned.timeZone, times.startMs)}
              </span>
            </>
          ) : (
            <strong>No date yet</strong>
          )}
        </div>
      }
      heading={
        <>
          <Link to="/interview/edit/$internalId" params={{ internalId }} className={rowName}>
            {name}
          </Link>
          <span className={rowLine}>{how.filter(Boolean).join(' · ')}</span>
          {own === '' ? null : <span className={rowLine}>{own}</span>}
        </>
      }
      actions={
        <>
          {interview.jobId === '' ? null : (
            <RowAction
              icon="school"
              label={`Practice for ${name}`}
              title="Practice"
              renderRoot={(linkProps) => (
                <Link {...linkProps} to="/interview/practice/{-$jobId}" params={{ jobId: interview.jobId }} />
              )}
            />
          )}
          <RowAction icon="trash" label={`Delete ${name}`} title="Delete" onClick={() => onDelete(interview)} />
        </>
      }
    >
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
    </EntityRow>
  );
});
