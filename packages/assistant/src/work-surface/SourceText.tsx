import type { ReactNode } from 'react';
import classes from './WorkSurface.module.css';

/** A text letter for letter, in a frame that scrolls when it's long. */
export function SourceText({ label, children }: { label: string; children: ReactNode }) {
  return (
    // People without a mouse scroll it too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={classes['source']} tabIndex={0} aria-label={label}>
      {children}
    </pre>
  );
}
