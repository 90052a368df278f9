import { useEffect } from 'react';
import type { Database } from '@keepmark/local-store';

/** Settings alone aren't worth asking the browser to protect. */
const isWorthProtecting = (table: string): boolean => table !== 'settings';

/**
 * Asks the browser not to delete the data on its own, once a person has saved something. Some browsers show them that
 * question, and they should know why.
 */
export function usePersistentStorage(database: Database): void {
  useEffect(() => {
    const stop = database.subscribe((tables) => {
      // Entries restored from disk, or saved in another tab, are no reason to ask.
      const activation = navigator.userActivation as UserActivation | undefined;
      if (activation?.hasBeenActive === false || ![...tables].some(isWorthProtecting)) return;
      void import('@keepmark/local-store/care')
        .then(({ persistStorage }) => persistStorage(database))
        .then((answer) => {
          if (answer !== 'too-early') stop();
          return undefined;
        });
    });
    return stop;
  }, [database]);
}
