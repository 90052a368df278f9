import { useEffect } from 'react';
import type { Database } from '@keepmark/local-store';

/** Settings alone are nothing to ask the browser to keep. */
const isKept = (table: string): boolean => table !== 'settings';

/**
 * Asks the browser not to clear the data by itself, once a person has kept something in it: some browsers put the
 * question to them, and they should know why.
 */
export function useKeepStorage(database: Database): void {
  useEffect(() => {
    const stop = database.subscribe((tables) => {
      // What came back from the disk, or from another tab, is no reason to ask.
      const activation = navigator.userActivation as UserActivation | undefined;
      if (activation?.hasBeenActive === false || ![...tables].some(isKept)) return;
      void import('@keepmark/local-store/care')
        .then(({ keepStorage }) => keepStorage(database))
        .then((answer) => {
          if (answer !== 'too-early') stop();
          return undefined;
        });
    });
    return stop;
  }, [database]);
}
