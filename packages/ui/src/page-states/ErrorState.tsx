import type { ReactNode } from 'react';
import { Button, Text, Title } from '@mantine/core';
import { Icon } from '../icon/Icon';
import classes from './PageState.module.css';

export type ErrorStateProps = {
  /** What did not work, in a few words. */
  title?: string;
  /** The error's own sentence, which says what to do next. */
  children: ReactNode;
  /** Shows "Try again". */
  onRetry?: () => void;
  /** A second way out, beside the retry. */
  action?: ReactNode;
};

/** Shown where content would be that could not be had. Announced at once to a screen reader. */
export function ErrorState({ title = 'That did not work', children, onRetry, action }: ErrorStateProps) {
  return (
    <div className={classes['state']} role="alert">
      <div className={classes['picture']} data-kind="error">
        <Icon name="alert-circle" size="lg" />
      </div>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text component="div" c="dimmed">
        {children}
      </Text>
      {onRetry ? (
        <Button variant="light" leftSection={<Icon name="refresh" size="sm" />} onClick={onRetry}>
          Try again
        </Button>
      ) : null}
      {action}
    </div>
  );
}
