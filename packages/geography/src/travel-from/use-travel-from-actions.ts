import { notify } from '@keepmark/ui';
import { useMemo } from 'react';
import type { TravelFrom } from './travel-from';
import { useTravelFromStore } from './travel-from-store';

/** Tells what went wrong instead of throwing. @returns undefined when it did */
function attempted<Result>(change: () => Result): Result | undefined {
  try {
    return change();
  } catch (error) {
    notify.error(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** Sets or forgets where the person travels from, told in a notification. */
export function useTravelFromActions() {
  const store = useTravelFromStore();
  return useMemo(
    () => ({
      /** @returns whether it is stored */
      set: (travelFrom: TravelFrom): boolean => {
        const stored = attempted(() => {
          store.set(travelFrom);
          return true;
        });
        if (stored) notify.success(`Ways are measured from ${travelFrom.locationText} now.`);
        return stored ?? false;
      },

      clear: (): void => {
        const undo = attempted(() => store.clear());
        if (!undo) return;
        notify.success('Forgot where you travel from.', {
          action: { label: 'Undo', onClick: () => attempted(undo) },
        });
      },
    }),
    [store],
  );
}
