import type { InterviewDates } from '@keepmark/jobs/interview-dates';
import { allRows } from '@keepmark/local-store/all-rows';
import { calendarDayOf } from '@keepmark/ui/words';
import { byDate, interviewName, roundsOf } from '../interview';
import { interviewTable } from '../interview-table';
import { ownTimeZone } from '../interview-time/zone-names';
import { spanOf, timesOf, timeText } from '../interview-time/interview-times';
import { zonedTimeOf } from '../interview-time/zoned-time';
import { outcomeLabels } from '../interview-vocabulary';

/** The interviews with a date that aren't canceled, in the person's time zone, for the coach. */
export const interviewDates: InterviewDates = (database, nowMs) => {
  const all = allRows(database.table(interviewTable)).filter(({ status }) => status !== 'Cancelled');
  const rounds = roundsOf(all);
  return all.toSorted(byDate).flatMap((interview) => {
    const span = spanOf(interview);
    if (!span) return [];
    const { internalId, jobId, jobTitle, status, outcome } = interview;
    const round = rounds.get(internalId);
    return [
      {
        internalId,
        jobId,
        jobTitle,
        name: interviewName(interview),
        day: calendarDayOf(new Date(span.startMs)),
        time: timesOf(interview) ? timeText(zonedTimeOf(span.startMs, ownTimeZone())) : '',
        round: round?.round ?? 0,
        rounds: round?.of ?? 0,
        isOver: status === 'Completed' || span.endMs <= nowMs,
        outcome: outcome === '' ? '' : outcomeLabels[outcome],
      },
    ];
  });
};
