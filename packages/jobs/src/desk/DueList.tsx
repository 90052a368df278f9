import { Icon } from '@keepmark/ui';
import { saveFile } from '@keepmark/ui/file-export';
import { Section, spacedList } from '@keepmark/ui/section';
import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { jobName } from '../job';
import { formatDay } from '@keepmark/ui/words';
import { jobStatusLabels } from '../job-status';
import { stepDone } from '../next-step';
import { DueBadge } from '../next-steps/DueBadge';
import { shownStep } from '../next-steps/step-list';
import { useNextStepActions } from '../next-steps/use-next-step-actions';
import { useJobActions } from '../use-job-actions';
import { deadlineText, openDeadline } from '../deadline';
import { dueDay, type DueEntries, type DueEntry } from './due';
import { followUpCalendar } from './follow-up-calendar';
import { JobEntry } from './JobEntry';

const saveCalendar = (entries: readonly DueEntry[]) =>
  saveFile('calendar file', async () => ({
    name: 'keepmark-follow-ups.ics',
    content: await followUpCalendar(entries, new Date()),
    type: 'text/calendar',
  }));

/** Unique among the entries. */
export const dueKey = ({ job, step }: DueEntry): string => step?.internalId ?? job.internalId;

const isFollowUp = ({ job, step }: DueEntry): boolean => step !== undefined || job.followUpOn !== '';

/** Jobs to follow up on or to apply for, and next steps: overdue, today, and within two weeks. */
export function DueList({ due, today }: { due: DueEntries; today: string }) {
  const all = [...due.overdue, ...due.today, ...due.soon];
  return (
    <Section
      title="Follow-ups"
      isFramed
      actions={
        all.some(isFollowUp) ? (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<Icon name="calendar-event" size="xs" />}
            onClick={() => void saveCalendar(all.filter(isFollowUp))}
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
          {all.map((entry) => (
            <DueItem key={dueKey(entry)} entry={entry} today={today} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** A job to follow up on, or a next step, with a button for what is done. */
export function DueItem({ entry: { job, day, step }, today }: { entry: DueEntry; today: string }) {
  const { change } = useJobActions();
  const { setDone } = useNextStepActions();
  const badge = <DueBadge dueOn={day} today={today} />;
  const done = (label: string, onClick: () => void) => (
    <Button variant="default" size="compact-md" aria-label={`Done: ${label}`} onClick={onClick}>
      Done
    </Button>
  );
  if (step) {
    return (
      <JobEntry job={job} detail={`${step.text}, ${formatDay(day)}`}>
        {badge}
        {done(`${step.text}, ${jobName(job)}`, () => setDone(step, true))}
      </JobEntry>
    );
  }
  const isDeadline = job.followUpOn === '' || openDeadline(job) === dueDay(job);
  const detail = isDeadline
    ? deadlineText(job)
    : `${job.nextStep || jobStatusLabels[job.status]}, ${formatDay(job.followUpOn)}`;
  const finish = () => (job.nextStep === '' ? change(job, stepDone) : setDone(shownStep(job), true));
  return (
    <JobEntry job={job} detail={detail}>
      {badge}
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
        done(`follow up on ${jobName(job)}`, finish)
      )}
    </JobEntry>
  );
}
