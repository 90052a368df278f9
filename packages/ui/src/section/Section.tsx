import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './Section.module.css';

export interface SectionProps {
  /** The heading. */
  readonly title: string;
  /** The name for screen readers, where the heading alone says too little. */
  readonly label?: string;
  /** A button or a choice beside the heading. It wraps below it on a narrow screen. */
  readonly actions?: ReactNode;
  /** Draws a border around it, as on the desk. */
  readonly isFramed?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A section of a page: a heading, its actions, and what it holds. */
export function Section({ title, label, actions, isFramed, className, children }: SectionProps) {
  const id = useId();
  return (
    <section
      className={[classes['section'], className].filter(Boolean).join(' ')}
      data-framed={isFramed || undefined}
      aria-label={label}
      aria-labelledby={label === undefined ? id : undefined}
    >
      <div className={classes['head']}>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {actions}
      </div>
      {children}
    </section>
  );
}
