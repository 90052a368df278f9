import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle';
import classes from './Page.module.css';

export type PageProps = {
  /** The screen's only h1. Leave it out where the children hold a PageTitle themselves. */
  title?: string;
  /** Buttons beside the title; they wrap below it on a narrow screen. */
  actions?: ReactNode;
  /** `text` for reading and forms (720 px), `normal` for lists (1200 px), `full` for maps and boards. */
  width?: 'text' | 'normal' | 'full';
  children: ReactNode;
};

/** The frame of a screen: its width, its title with actions, and space between its parts. */
export function Page({ title, actions, width = 'normal', children }: PageProps) {
  return (
    <div className={classes['page']} data-width={width}>
      {title ? <PageTitle actions={actions}>{title}</PageTitle> : null}
      {children}
    </div>
  );
}
