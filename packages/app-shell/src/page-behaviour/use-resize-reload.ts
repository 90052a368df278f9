import { useEffect } from 'react';
import { reloadSafely } from '@keepmark/ui';

const settledMs = 300;

/**
 * Reloads the page once a resize of the window has settled, on devices without touch: on the others turning the
 * device or opening the keyboard resizes too. Forms keep what was typed, and a running AI answer is waited for.
 */
export function useResizeReload(reload: () => unknown = reloadSafely): void {
  useEffect(() => {
    if (navigator.maxTouchPoints > 0) return undefined;
    const size = () => `${window.innerWidth}x${window.innerHeight}`;
    const atLoad = size();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (size() !== atLoad) reload();
      }, settledMs);
    };
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
  }, [reload]);
}
