import { type ReactNode, useState } from 'react';
import classes from './FormSection.module.css';

export interface MoreFieldsProps {
  title?: string;
  /** Whether it starts open, because there is something in it. */
  isFilled: boolean;
  children: ReactNode;
}

/** Fields that few people need. `EntityForm` opens them when one has an error. */
export function MoreFields({ title = 'More details', isFilled, children }: MoreFieldsProps) {
  // A later change must not close what somebody opened.
  const [startsOpen] = useState(isFilled);
  return (
    <details className={classes['more']} open={startsOpen}>
      <summary className={classes['title']}>{title}</summary>
      <div className={classes['fields']}>{children}</div>
    </details>
  );
}
