import { Icon } from '@keepmark/ui';
import { saveFile } from '@keepmark/ui/file-export';
import { Section, spacedList } from '@keepmark/ui/section';
import { Badge, Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { jobName } from '../job';
import { formatDay } from '@keepmark/ui/words';
import { jobStatusLabels } from '../job-status';
import { stepDone } from '../next-step';
import type { Job } from '../job-table';
import { useJobActions } from '../use-job-actions';
import { deadlineText, openDeadline } from '../deadline';
import { type DueJobs, dueDay } from './due';
import { followUpCalendar } from './follow-up-calendar';
import { JobEntry } from './JobEntry';

const saveCalendar = (jobs: readonly Job[]) =>
  saveFile('calendar file', async () => ({
    name: 'keepmark-follow-ups.ics',
    content: await followUpCalendar(jobs, new Date()),
    type: 'text/calendar',
  }));

/** Jobs to follow up on or to apply for: overdue, today, and within two weeks. */
export function DueList({ due: { overdue, today, soon } }: { due: DueJobs }) {
  const all = [...overdue, ...today, ...soon];
  return (
    <Section
      title="Follow-ups"
      isFramed
      actions={
        all.some(({ followUpOn }) => followUpOn !== '') ? (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<Icon name="calendar-event" size="xs" />}
            onClick={() => void saveCalendar(all.filter(({ followUpOn }) => followUpOn !== ''))}
          >
            Add to calendar
          </Button>
        ) : null
      }
    >
      {all.length === 0 ? (
        <Text c="dimmed">No follow-ups in the next two weeks. Set a follow-up date on a job to see it here.</Text>
      ) : (
        <ul className={spacedList}>
          {all.map((job) => (
            <DueItem key={job.internalId} job={job} isLate={overdue.includes(job)} isToday={today.includes(job)} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** A job to follow up on, with a button for what is done. */
export function DueItem({ job, isLate, isToday }: { job: Job; isLate: boolean; isToday: boolean }) {
  const { change } = useJobActions();
  const isDeadline = job.followUpOn === '' || openDeadline(job) === dueDay(job);
  const detail = isDeadline
    ? deadlineText(job)
    : `${job.nextStep || jobStatusLabels[job.status]}, ${formatDay(job.followUpOn)}`;
  return (
    <JobEntry job={job} detail={detail}>
      {isLate || isToday ? (
        <Badge variant="light" color={isLate ? 'error' : 'warning'}>
          {isLate ? 'Overdue' : 'Today'}
        </Badge>
      ) : null}
      {isDeadline ? (
        <Button
          variant="light"
          size="compact-md"
          aria-label={`Apply: ${jobName(job)}`}
          renderRoot={(props) => (
            <Link {...props} to="/job/apply/$internalId" params={{ internalId: job.internalId }} />
          )}
        >
          Apply
        </Button>
      ) : (
        <Button
          variant="default"
          size="compact-md"
          aria-label={`Done: follow up on ${jobName(job)}`}
          onClick={() => change(job, stepDone)}
        >
          Done
        </Button>
      )}
    </JobEntry>
  );
}
