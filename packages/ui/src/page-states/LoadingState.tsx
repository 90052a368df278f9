import { Loader, Text } from '@mantine/core';
import classes from './PageState.module.css';

export type LoadingStateProps = {
  /** What is loading: "Searching postings". */
  label?: string;
};

/** A spinner with words, so that a screen reader hears the wait too. */
export function LoadingState({ label = 'Loading' }: LoadingStateProps) {
  return (
    <output className={classes['state']} data-loading>
      <Loader aria-hidden />
      <Text c="dimmed">{label}…</Text>
    </output>
  );
}
