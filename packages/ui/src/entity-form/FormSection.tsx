import type { ReactNode } from 'react';
import classes from './FormSection.module.css';

export interface FormSectionProps {
  title: string;
  children: ReactNode;
}

/** Fields that belong together: beside each other where there is room. `data-full` on a field gives it a whole row. */
export function FormSection({ title, children }: FormSectionProps) {
  return (
    <fieldset className={classes['section']}>
      <legend className={classes['title']}>{title}</legend>
      <div className={classes['fields']}>{children}</div>
    </fieldset>
  );
}
