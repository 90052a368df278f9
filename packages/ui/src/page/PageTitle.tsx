import type { ReactNode } from 'react';
import { Title } from '@mantine/core';
import classes from './Page.module.css';

export type PageTitleProps = { children: ReactNode; actions?: ReactNode };

/** The screen's h1, with its actions beside it. */
export function PageTitle({ children, actions }: PageTitleProps) {
  return (
    <div className={classes['title']}>
      <Title order={1}>{children}</Title>
      {actions ? <div className={classes['actions']}>{actions}</div> : null}
    </div>
  );
}
