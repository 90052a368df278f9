import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageTitle } from '../page/PageTitle';
import classes from './ListHeader.module.css';
import { useIsPhone } from './use-is-phone';

export interface ListHeaderProps {
  title: string;
  /** Beside the title on a wide screen. */
  actions?: ReactNode;
  /** Beside the title on a phone: at most two buttons, such as the menus "More" and "Add". */
  compactActions?: ReactNode;
  /** In one line: beside the title on a wide screen, the last line on a phone. */
  figures?: ReactNode;
  /** Between the title and the filters of a wide screen, such as links to other screens. On a phone, the menus have them. */
  links?: ReactNode;
  /** The search field with the filters; on a phone, the views are in its line. */
  filters?: ReactNode;
  /** How many rows are shown. A phone shows it when filters leave some out; otherwise only screen readers say it. */
  count?: { readonly text: string; readonly isAll: boolean };
  /** On a phone, beside the count: what the list rarely has, such as possible duplicates. */
  notices?: ReactNode;
}

/** The header of a list. On a phone it takes three lines, so that the first row is in the upper quarter of the screen. */
export function ListHeader(props: ListHeaderProps) {
  const { title, actions, compactActions, figures, links, filters, count, notices } = props;
  const isPhone = useIsPhone();
  if (!isPhone) {
    return (
      <div className={classes['header']}>
        <PageTitle beside={figures} actions={actions}>
          {title}
        </PageTitle>
        {links}
        {filters}
      </div>
    );
  }
  return (
    <div className={classes['compact']}>
      <div className={classes['line']}>
        <Title order={1} className={classes['title']}>
          {title}
        </Title>
        {compactActions}
      </div>
      {filters}
      {figures}
      {count ? (
        <div className={classes['status']}>
          <Text component="output" size="sm" c="dimmed" data-all={count.isAll || undefined}>
            {count.text}
          </Text>
          {notices}
        </div>
      ) : null}
    </div>
  );
}
