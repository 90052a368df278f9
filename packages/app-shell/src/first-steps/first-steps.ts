import type { Database } from '@keepmark/local-store';
import { useDatabase } from '@keepmark/local-store/react';
import { useEffect } from 'react';
import { defineSetting, readSetting, writeSetting } from '../settings/setting';

/** What a new user can do first, in this order. Each is optional. */
export const firstSteps = ['home-location', 'search', 'import'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** The steps done so far, separated by commas. */
export const doneStepsSetting = defineSetting<ReadonlySet<FirstStep>>(
  'landing',
  'firstSteps',
  (stored = '') => new Set(firstSteps.filter((step) => stored.split(',').includes(step))),
  (done) => [...done].join(','),
);

/** Whether the user closed the list of first steps. */
export const stepsHiddenSetting = defineSetting<boolean>('landing', 'firstStepsHidden', (stored) => stored === 'true');

/** Remembers that the user did one of the first steps. It writes only once, and losing it costs nothing. */
export function markFirstStep(database: Database, step: FirstStep): void {
  const done = readSetting(database, doneStepsSetting);
  if (done.has(step)) return;
  try {
    writeSetting(database, doneStepsSetting, new Set([...done, step]));
  } catch {
    // The storage is full: the list keeps offering the step.
  }
}

/** Remembers a first step once `isDone` is true. */
export function useFirstStep(step: FirstStep, isDone: boolean): void {
  const database = useDatabase();
  useEffect(() => {
    if (isDone) markFirstStep(database, step);
  }, [database, step, isDone]);
}
