import { useCallback, useRef } from 'react';

/** For the element that is shown now: spread them all on it. */
export interface FocusInPlace {
  readonly ref: (element: HTMLElement | null) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onClickCapture: () => void;
}

/**
 * Hands the focus on among elements of which one at a time stands in one place, such as "Keep" and "Kept": one that goes
 * while it has the focus, or when it is pressed, would leave the keyboard at the beginning of the page.
 */
export function useFocusInPlace(): FocusInPlace {
  const hasFocus = useRef(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (hasFocus.current) element?.focus();
  }, []);
  const note = () => {
    hasFocus.current = true;
  };
  // React tells of no blur when the element itself goes.
  const forget = () => {
    hasFocus.current = false;
  };
  // Not every browser focuses a button that is pressed.
  return { ref, onFocus: note, onBlur: forget, onClickCapture: note };
}
