import { defineSetting } from '@keepmark/app-shell/setting';
import { applicationsByWeek } from '../insights/insight-rules';
import type { Job } from '../job-table';

/** Applications a week; 0 for no goal. */
export const weeklyGoalChoices = [0, 3, 5, 10, 15, 20] as const;
const defaultWeeklyGoal = 5;

/** The setting "Weekly goal". */
export const weeklyGoal = defineSetting<number>('jobs', 'weeklyGoal', (stored) =>
  stored === undefined
    ? defaultWeeklyGoal
    : (weeklyGoalChoices.find((choice) => String(choice) === stored) ?? defaultWeeklyGoal),
);

export interface WeeklyProgress {
  /** Applications this week, from Monday. */
  readonly applications: number;
  /** How many weeks in a row reached the goal, this week included once it does. */
  readonly weeksInARow: number;
}

/** How this week's applications compare to the goal, by the dates of the applications. */
export function weeklyProgress(jobs: readonly Job[], goal: number, now: Date): WeeklyProgress {
  const [thisWeek = 0, ...before] = applicationsByWeek(jobs, now, 53)
    .map(({ applications }) => applications)
    .toReversed();
  const missed = before.findIndex((applications) => applications < goal);
  const reached = missed === -1 ? before.length : missed;
  return { applications: thisWeek, weeksInARow: reached + Number(thisWeek >= goal) };
}
