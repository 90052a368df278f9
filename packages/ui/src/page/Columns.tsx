import type { ReactNode } from 'react';
import classes from './Columns.module.css';

export interface ColumnsProps {
  /** The main column, such as a form, or the only one on a narrow screen. */
  readonly main: ReactNode;
  /** Beside it on a wide screen, below it on a narrow one. */
  readonly aside: ReactNode;
}

/** Two columns of a page: what people came for, as wide as a form, and what goes with it. */
export function Columns({ main, aside }: ColumnsProps) {
  return (
    <div className={classes['columns']}>
      <div className={classes['column']}>{main}</div>
      <div className={classes['column']}>{aside}</div>
    </div>
  );
}
