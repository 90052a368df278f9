import { useId, useSyncExternalStore } from 'react';
import { useIsomorphicEffect } from '@mantine/hooks';

let open: readonly string[] = [];
const listeners = new Set<() => void>();
const set = (next: readonly string[]) => {
  open = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether this dialog is the last one opened. Escape closes that one alone, not also the one it was opened from. */
export const useIsTopWindow = (shown: boolean): boolean => {
  const id = useId();
  useIsomorphicEffect(() => {
    if (!shown) return undefined;
    set([...open, id]);
    return () => set(open.filter((other) => other !== id));
  }, [shown, id]);
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1) === id,
    () => false,
  );
};
