import { useSetting } from '@keepmark/app-shell/setting';
import { Section } from '@keepmark/ui/section';
import { plural } from '@keepmark/ui/words';
import { NativeSelect, Text } from '@mantine/core';
import { useMemo } from 'react';
import type { Job } from '../job-table';
import classes from './Desk.module.css';
import { weeklyGoal, weeklyGoalChoices, weeklyProgress } from './weekly-goal';

const options = weeklyGoalChoices.map((choice) => ({
  value: String(choice),
  label: choice === 0 ? 'No goal' : `${choice} a week`,
}));

/** How many applications of this week's goal are sent. */
export function WeeklyGoal({ jobs, now }: { jobs: readonly Job[]; now: Date }) {
  const [goal, setGoal] = useSetting(weeklyGoal);
  const { applications, weeksInARow } = useMemo(() => weeklyProgress(jobs, goal, now), [jobs, goal, now]);
  const left = goal - applications;
  const sent = plural(applications, 'application');
  return (
    <Section
      title="This week"
      isFramed
      actions={
        <NativeSelect
          size="xs"
          aria-label="Weekly goal"
          data={options}
          value={String(goal)}
          onChange={({ currentTarget }) => setGoal(Number(currentTarget.value))}
        />
      }
    >
      {goal === 0 ? (
        <Text>{sent} since Monday</Text>
      ) : (
        <>
          <Text>
            <b>{applications.toLocaleString('en')}</b> of {plural(goal, 'application')}
            {left > 0 ? `, ${left} to go by Sunday` : '. Goal reached!'}
          </Text>
          <progress
            className={classes['goal']}
            aria-label="Applications this week"
            max={goal}
            value={Math.min(applications, goal)}
          />
          {weeksInARow > 1 ? (
            <Text size="sm" c="dimmed">
              Goal reached {weeksInARow} weeks in a row
            </Text>
          ) : null}
        </>
      )}
    </Section>
  );
}
