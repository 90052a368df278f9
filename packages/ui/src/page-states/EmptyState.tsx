import type { ReactNode } from 'react';
import { Text, Title } from '@mantine/core';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icon-names';
import classes from './PageState.module.css';

export type EmptyStateProps = {
  icon: IconName;
  /** What is not here yet, in a few words: "No jobs kept yet". */
  title: string;
  /** What the screen is for, and the first thing to do, in one or two sentences. */
  children: ReactNode;
  /** The button or link that does that first thing. */
  action?: ReactNode;
};

/** Shown where a list would be: it teaches what the screen is for and the first thing to do. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={classes['state']}>
      <div className={classes['picture']}>
        <Icon name={icon} size="lg" />
      </div>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text component="div" c="dimmed">
        {children}
      </Text>
      {action}
    </div>
  );
}
