import { useSetting } from '@keepmark/app-shell/setting';
import { Section, spacedList } from '@keepmark/ui/section';
import { calendarDayOf, plural } from '@keepmark/ui/words';
import { Anchor, Button, Text } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { JobMetrics } from '../job-list/JobMetrics';
import { jobFilterUrl, readJobFilter } from '../job-view/job-filter';
import { useJobCounts } from '../jobs-store';
import { dueEntries } from './due';
import { DueItem, dueKey } from './DueList';
import { quietJobs } from './quiet';
import { quietAfterDays as quietSetting } from './quiet-setting';
import type { DeskJobs } from './use-desk-jobs';
import { weeklyGoal, weeklyProgress } from './weekly-goal';

/** Today in a few lines: what is due, and how much of everything else is waiting on the desk. */
export function TodaysLines({ desk: { jobs, eventsOf, nextSteps, now } }: { desk: DeskJobs }) {
  const counts = useJobCounts();
  const today = calendarDayOf(now);
  const navigate = useNavigate();
  const [quietAfterDays] = useSetting(quietSetting);
  const [goal] = useSetting(weeklyGoal);
  const due = useMemo(() => dueEntries(jobs, nextSteps, today), [jobs, nextSteps, today]);
  const quiet = useMemo(() => quietJobs(jobs, eventsOf, quietAfterDays, now), [jobs, eventsOf, quietAfterDays, now]);
  const { applications } = useMemo(() => weeklyProgress(jobs, goal, now), [jobs, goal, now]);
  const toDo = [...due.overdue, ...due.today];
  const waiting = [
    goal > 0 && `${applications.toLocaleString('en')} of ${plural(goal, 'application')} this week`,
    due.soon.length > 0 && `${plural(due.soon.length, 'follow-up')} in the next two weeks`,
    quiet.length > 0 && `${plural(quiet.length, 'application')} with no reply`,
  ].filter((line) => line !== false);
  return (
    <>
      <JobMetrics
        isCompact
        counts={counts}
        show={undefined}
        onShow={(changes) =>
          void navigate({ to: '/jobs/list', search: jobFilterUrl({ ...readJobFilter({}), ...changes }) })
        }
      />
      <Section
        title="Due today"
        isFramed
        actions={
          <Button variant="subtle" size="compact-md" renderRoot={(props) => <Link {...props} to="/work" />}>
            Your desk
          </Button>
        }
      >
        {toDo.length === 0 ? <Text c="dimmed">Nothing is due today.</Text> : null}
        <ul className={spacedList}>
          {toDo.map((entry) => (
            <DueItem key={dueKey(entry)} entry={entry} today={today} />
          ))}
          {waiting.map((line) => (
            <li key={line}>
              <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/work" />}>
                {line}
              </Anchor>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
