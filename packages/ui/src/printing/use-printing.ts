import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

/** Before `startPrinting` unrolls the page, which listens without `capture`. */
const first = { capture: true };

function follow(onChange: () => void): () => void {
  const change = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    // The browser lays out the paper right after the event, so React must not wait.
    flushSync(onChange);
  };
  window.addEventListener('beforeprint', change, first);
  window.addEventListener('afterprint', change, first);
  return () => {
    window.removeEventListener('beforeprint', change, first);
    window.removeEventListener('afterprint', change, first);
  };
}

/** Whether the page is being printed, by a button or by the browser's menu. A list then renders all of its rows. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    follow,
    () => isPrinting,
    () => false,
  );
