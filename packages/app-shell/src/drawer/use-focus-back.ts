import { useIsomorphicEffect } from '@mantine/hooks';
import { useRef } from 'react';

/**
 * Puts the focus back on what opened a drawer when that closes, unless something else has taken it. Mantine's own way
 * asks for the focused element too late when the drawer's code has just been loaded.
 */
export function useFocusBack(opened: boolean): void {
  const opener = useRef<Element | null>(null);
  useIsomorphicEffect(() => {
    if (!opened) return undefined;
    opener.current = document.activeElement;
    return () => {
      const focused = document.activeElement;
      const isLost = !focused || focused === document.body || focused.closest('[role="dialog"]') !== null;
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, [opened]);
}
