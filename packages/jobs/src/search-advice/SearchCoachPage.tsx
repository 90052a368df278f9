import { useSetting } from '@keepmark/app-shell/setting';
import { useAllRows } from '@keepmark/local-store/react';
import { useMemo, useState } from 'react';
import { quietAfterDays as quietSetting } from '../desk/quiet-setting';
import { groupedEvents } from '../job-history/history-store';
import { jobEventTable } from '../job-history/job-event-table';
import type { Job } from '../job-table';
import { useSavedJobs } from '../jobs-store';
import { calendarDayOf } from '@keepmark/ui/words';
import type { JobsSlots } from '../slots';
import { AdvicePage } from './AdvicePage';
import { AskAdvice, useAdviceForm } from './AskAdvice';
import { interviewFact, useInterviewDates } from './interview-dates';
import { JobState } from './JobState';
import { Pipeline } from './Pipeline';
import { factsText, pipelineFacts } from './pipeline-facts';

/** How the search is going, what to do next, and answers of the AI. */
export function SearchCoachPage({ slots }: { slots: JobsSlots }) {
  return <AdvicePage title="Job search coach">{(job) => <Coach job={job} slots={slots} />}</AdvicePage>;
}

function Coach({ job, slots }: { job: Job | undefined; slots: JobsSlots }) {
  const jobs = useSavedJobs();
  const events = useAllRows(jobEventTable);
  const [quietAfterDays] = useSetting(quietSetting);
  const [now] = useState(() => new Date());
  const eventsOf = useMemo(() => groupedEvents(events), [events]);
  const facts = useMemo(
    () => pipelineFacts(jobs, eventsOf, quietAfterDays, now),
    [jobs, eventsOf, quietAfterDays, now],
  );
  const advice = useAdviceForm('coach', job);
  const dates = useInterviewDates(slots.interviewDates, now);
  const ofJob = job ? dates.filter(({ jobId }) => jobId === job.internalId) : dates;
  const today = calendarDayOf(now);
  const asked = [factsText(facts), `Today: ${today}`, ...ofJob.map((date) => interviewFact(date, today))];
  return (
    <>
      {job ? <JobState job={job} eventsOf={eventsOf} now={now} dates={ofJob} /> : null}
      <Pipeline facts={facts} jobs={jobs} dates={dates} today={today} />
      <AskAdvice kind="coach" advice={advice} job={job} facts={asked.join('\n')} />
    </>
  );
}
