import { type MouseEvent, type RefCallback, useCallback, useRef } from 'react';

/** Spread these on the element that is shown now. */
export interface FocusInPlace {
  readonly ref: RefCallback<HTMLElement>;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/**
 * Passes the focus between elements that replace each other, such as "Save" and "Saved". Otherwise a keyboard user would
 * be back at the top of the page when the focused element disappears.
 */
export function useFocusInPlace(): FocusInPlace {
  const hasFocus = useRef(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (hasFocus.current) element?.focus();
  }, []);
  const note = () => {
    hasFocus.current = true;
  };
  // React fires no blur when the element itself is removed.
  const forget = () => {
    hasFocus.current = false;
  };
  const press = (event: MouseEvent) => {
    // The second click of a double click would press what has just replaced the first, such as the link behind "Saved".
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // Not every browser focuses a pressed button.
    note();
  };
  return { ref, onFocus: note, onBlur: forget, onClickCapture: press };
}
