import { useDatabase } from '@keepmark/local-store/react';
import { notify } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { downloadFile } from '@keepmark/ui/file-export';
import { useState } from 'react';
import { useAppContext } from '../app-context';
import { backupAll } from './backup-file';

/** Whether to include optional parts, by name. The others are included as usual. */
export type PartChoices = ReadonlyMap<string, boolean>;

/** Downloads a backup of everything. */
export function useBackUp() {
  const database = useDatabase();
  const { loadBackupParts } = useAppContext();
  const [isBackingUp, setBackingUp] = useState(false);
  const wantedParts = async (chosen: PartChoices) =>
    (await loadBackupParts?.())?.filter(({ name, optional }) => !optional || (chosen.get(name) ?? optional.isIncluded));
  /** @param chosen what people chose of the optional parts */
  const backUp = async (onDone: () => void, chosen: PartChoices = new Map()): Promise<void> => {
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
