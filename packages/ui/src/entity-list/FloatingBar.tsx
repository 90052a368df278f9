import { type ReactNode, useLayoutEffect } from 'react';
import { footBar } from '../foot-bar/foot-bar';
import classes from './FloatingBar.module.css';
import { useBarFocus } from './use-bar-focus';

export interface FloatingBarProps {
  label: string;
  isOpen: boolean;
  children: ReactNode;
}

/** A bar of actions on the selected rows. It floats, so that selecting a row doesn't move the others. */
export function FloatingBar({ label, isOpen, children }: FloatingBarProps) {
  const focus = useBarFocus<HTMLDivElement>();
  const { ref } = focus;
  useLayoutEffect(() => footBar(isOpen ? ref.current : null), [isOpen, ref]);
  if (!isOpen) return null;
  return (
    <div {...focus} className={classes['bar']} role="toolbar" aria-label={label} data-foot-bar>
      {children}
    </div>
  );
}
