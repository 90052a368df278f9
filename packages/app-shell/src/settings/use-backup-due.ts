import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { Database } from '@keepmark/local-store';
import { backupDue, putOffBackup } from '@keepmark/local-store/care';
import { syncPartOf } from '../session/sync-part';
import { browserTraits, deletesUnvisitedData } from './apple-storage';

/** Checking reads the storage, so it waits for a pause in the writing. */
const pauseMs = 3000;

/**
 * Whether a backup reminder is due (never where sync is on) and why, the device if its browser deletes what isn't visited, and a function that takes
 * the person's answer.
 */
export function useBackupDue(database: Database) {
  const [device] = useState(() => deletesUnvisitedData(browserTraits()));
  const look = () => backupDue(database, { deletesUnvisited: device !== undefined });
  const [due, setDue] = useState(look);
  const check = useDebouncedCallback(() => setDue(look()), pauseMs);
  useEffect(() => database.subscribe(check), [database, check]);
  const answer = (given: 'done' | 'later') => {
    if (given === 'later') putOffBackup(database);
    setDue(undefined);
  };
  // Synced devices are copies of each other.
  const isNotAsked = database.mode === 'memory' || syncPartOf(database) === 'on';
  return { due: isNotAsked ? undefined : due, device, answer };
}
