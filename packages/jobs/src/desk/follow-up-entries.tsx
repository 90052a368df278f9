import { allRows } from '@keepmark/local-store/all-rows';
import { Link } from '@tanstack/react-router';
import { openDeadline } from '../deadline';
import { jobName } from '../job';
import { statusGroup } from '../job-status';
import { jobTable } from '../job-table';
import { laterSteps } from '../next-steps/later-steps';
import { nextStepTable } from '../next-steps/next-step-table';
import type { CalendarEntry, CalendarSource } from './calendar-days';

/** The follow-ups and next steps of open jobs and the deadlines of those to apply for, for the calendar on the desk. */
export const followUpEntries: CalendarSource = (database, from, until) => {
  const jobs = allRows(database.table(jobTable));
  const isShown = ({ day }: { day: string }) => day >= from && day <= until;
  const linkTo =
    (internalId: string): CalendarEntry['link'] =>
    (props) => <Link {...props} to="/job/edit/$internalId" params={{ internalId }} />;
  const steps = laterSteps(jobs, allRows(database.table(nextStepTable))).map(({ job, step }) => ({
    id: `step ${step.internalId}`,
    day: step.dueOn,
    kind: 'Follow-up' as const,
    name: `${step.text}: ${jobName(job)}`,
    link: linkTo(job.internalId),
  }));
  const ofJobs = jobs.flatMap((job) => {
    const { internalId, followUpOn, status } = job;
    if (statusGroup(status) === 'complete') return [];
    const days = [
      { kind: 'Follow-up', day: followUpOn },
      { kind: 'Deadline', day: openDeadline(job) },
    ] as const;
    return days.filter(isShown).map(({ kind, day }) => ({
      id: `${kind.toLowerCase()} ${internalId}`,
      day,
      kind,
      name: jobName(job),
      link: linkTo(internalId),
    }));
  });
  return [...ofJobs, ...steps.filter(isShown)];
};
