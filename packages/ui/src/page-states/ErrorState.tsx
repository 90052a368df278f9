import type { ReactNode } from 'react';
import { Button, Text, Title } from '@mantine/core';
import { Icon } from '../icon/Icon';
import classes from './PageState.module.css';

export type ErrorStateProps = {
  /** What failed, in a few words. */
  title?: string;
  /** What to do next; usually the message of the error. */
  children: ReactNode;
  /** Shows "Try again". */
  onRetry?: () => void;
  /** Another button, beside the retry. */
  action?: ReactNode;
};

/** Shown in place of content that we couldn’t load. A screen reader announces it immediately. */
export function ErrorState({ title = 'Something went wrong', children, onRetry, action }: ErrorStateProps) {
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
