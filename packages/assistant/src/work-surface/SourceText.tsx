import type { ReactNode } from 'react';
import classes from './WorkSurface.module.css';

/** Unformatted text in a box that scrolls. */
export function SourceText({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Scrollable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={classes['source']} tabIndex={0} aria-label={label}>
      {children}
    </pre>
  );
}
