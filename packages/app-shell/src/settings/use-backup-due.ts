import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { Database } from '@keepmark/local-store';
import { backupDue, putOffBackup } from '@keepmark/local-store/care';

/** Looking costs a read of the storage, so it waits for a pause in the writing. */
const pauseMs = 3000;

/** Why a reminder of a backup is due, if one is; and what takes the answer to it. */
export function useBackupDue(database: Database) {
  const [due, setDue] = useState(() => backupDue(database));
  const look = useDebouncedCallback(() => setDue(backupDue(database)), pauseMs);
  useEffect(() => database.subscribe(look), [database, look]);
  const answer = (given: 'done' | 'later') => {
    if (given === 'later') putOffBackup(database);
    setDue(undefined);
  };
  return { due: database.mode === 'memory' ? undefined : due, answer };
}
