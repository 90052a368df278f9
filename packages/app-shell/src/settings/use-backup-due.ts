import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { Database } from '@keepmark/local-store';
import { backupDue, putOffBackup } from '@keepmark/local-store/care';

/** Checking reads the storage, so it waits for a pause in the writing. */
const pauseMs = 3000;

/** Whether a backup reminder is due and why, and a function that takes the person's answer. */
export function useBackupDue(database: Database) {
  const [due, setDue] = useState(() => backupDue(database));
  const check = useDebouncedCallback(() => setDue(backupDue(database)), pauseMs);
  useEffect(() => database.subscribe(check), [database, check]);
  const answer = (given: 'done' | 'later') => {
    if (given === 'later') putOffBackup(database);
    setDue(undefined);
  };
  return { due: database.mode === 'memory' ? undefined : due, answer };
}
