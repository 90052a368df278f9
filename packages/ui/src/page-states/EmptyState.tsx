import type { ReactNode } from 'react';
import { Text, Title } from '@mantine/core';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icon-names';
import classes from './PageState.module.css';

export type EmptyStateProps = {
  icon: IconName;
  /** What is missing, in a few words: "No saved jobs yet". */
  title: string;
  /** What goes here, in one sentence. */
  children: ReactNode;
  /** The button or link to start with. */
  action?: ReactNode;
};

/** Shown in place of an empty list: what goes here, and how to start. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={classes['state']} data-empty-state>
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
