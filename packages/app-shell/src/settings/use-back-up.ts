import { useDatabase } from '@keepmark/local-store/react';
import { notify } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { downloadFile } from '@keepmark/ui/file-export';
import { useState } from 'react';
import { useAppContext } from '../app-context';
import { backupAll } from './backup-file';

/** Downloads a backup of everything. */
export function useBackUp() {
  const database = useDatabase();
  const { loadBackupParts } = useAppContext();
  const [isBackingUp, setBackingUp] = useState(false);
  const wantedParts = async (chosen: ReadonlySet<string>) =>
    (await loadBackupParts?.())?.filter(({ name, optional }) => !optional || chosen.has(name));
  /** @param chosen names of the optional parts to include */
  const backUp = async (onDone: () => void, chosen: ReadonlySet<string> = new Set()): Promise<void> => {
    setBackingUp(true);
    try {
      const { name, text } = await backupAll(database, await wantedParts(chosen));
      downloadFile(name, text, 'application/json');
      onDone();
      notify.success('Backup downloaded.');
    } catch (error) {
      notify.error(errorMessage(error, 'We couldn’t back up your data. Try again.'));
    } finally {
      setBackingUp(false);
    }
  };
  return { backUp, isBackingUp };
}
