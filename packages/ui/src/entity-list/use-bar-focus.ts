import { type RefObject, useLayoutEffect, useRef } from 'react';
import { firstInSight } from './first-in-sight';

const firstCheckbox = (): HTMLElement | undefined =>
  firstInSight([...document.querySelectorAll<HTMLElement>('main input[type="checkbox"]')]);

/** Spread these on the bar. */
export interface BarFocus<Bar extends HTMLElement> {
  readonly ref: RefObject<Bar | null>;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * Keeps the focus near a bar of actions on the selected rows. When a press removes the pressed button, the focus goes to
 * the first button that is left, or to the first checkbox in sight when the bar itself is gone.
 */
export function useBarFocus<Bar extends HTMLElement>(): BarFocus<Bar> {
  const ref = useRef<Bar>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    hasFocus.current = false;
    (ref.current?.querySelector('button') ?? firstCheckbox())?.focus();
  });
  return {
    ref,
    onFocus: () => {
      hasFocus.current = true;
    },
    // React fires no blur when the focused button is removed.
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
