import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import classes from './Practice.module.css';

/** A part of the screen behind a button, which loads it. */
export function OnDemand({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes['section']}>
      <Button
        variant="subtle"
        size="compact-md"
        className={classes['toggle']}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen ? <Suspense fallback={null}>{children}</Suspense> : null}
    </div>
  );
}
