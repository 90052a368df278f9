import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './TextSection.module.css';

/** A section of a text page, with a heading. */
export function TextSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes['section']}>
      <Title order={2}>{title}</Title>
      {children}
    </section>
  );
}
