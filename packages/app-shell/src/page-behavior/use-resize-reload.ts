import { useEffect } from 'react';
import { reloadSafely } from '@keepmark/ui';

const settledMs = 300;

/**
 * Reloads the page after the window is resized, on devices without touch: on touch devices, turning the device or opening
 * the keyboard also resizes the window. Forms keep what was typed, and the reload waits for a running AI answer.
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
