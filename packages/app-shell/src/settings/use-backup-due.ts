import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { Database } from '@keepmark/local-store';
import { backupDue } from '@keepmark/local-store/care';

/** Looking costs a read of the storage, so it waits for a pause in the writing. */
const pauseMs = 3000;
const laterKey = 'keepmark-backup-later';

/** Why a reminder of a backup is due, if one is; and what takes the answer to it. */
export function useBackupDue(database: Database) {
  const [due, setDue] = useState(() => backupDue(database));
  const [isLater, setLater] = useState(() => sessionStorage.getItem(laterKey) !== null);
  const look = useDebouncedCallback(() => setDue(backupDue(database)), pauseMs);
  useEffect(() => database.subscribe(look), [database, look]);
  const answer = (given: 'done' | 'later') => {
    if (given === 'done') return setDue(undefined);
    sessionStorage.setItem(laterKey, 'yes');
    setLater(true);
  };
  return { due: isLater || database.mode === 'memory' ? undefined : due, answer };
}
