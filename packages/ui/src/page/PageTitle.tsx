import type { ReactNode } from 'react';
import { Title } from '@mantine/core';
import classes from './Page.module.css';

export type PageTitleProps = {
  children: ReactNode;
  actions?: ReactNode;
  /** Right after the title, such as figures. */
  beside?: ReactNode;
};

/** A title as long as this takes too many lines of a phone in the usual size. */
const longTitle = 50;

/** The screen's h1, with its actions at the end of the line. */
export function PageTitle({ children, actions, beside }: PageTitleProps) {
  return (
    <div className={classes['title']}>
      <Title order={1} data-long={(typeof children === 'string' && children.length > longTitle) || undefined}>
        {children}
      </Title>
      {beside ? <div className={classes['beside']}>{beside}</div> : null}
      {actions ? <div className={classes['actions']}>{actions}</div> : null}
    </div>
  );
}
