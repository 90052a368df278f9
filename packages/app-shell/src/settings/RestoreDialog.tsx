import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { previewRestore, type RestoreMode, type RestoreSummary } from '@keepmark/local-store/care';
import { useDatabase } from '@keepmark/local-store/react';
import { AppModal, notify } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { useAppContext } from '../app-context';
import { restoreAll } from './backup-file';
import { atTime } from './data-formats';
import { OnAllDevices } from './OnAllDevices';

export interface RestoreDialogProps {
  text: string;
  /** The result of merging the backup. */
  preview: RestoreSummary;
  onClose: () => void;
  onRestored: () => void;
}

const count = new Intl.NumberFormat('en');

const inWords = ({ added, changed, unchanged, removed }: RestoreSummary) =>
  [`${count.format(added)} added`, `${count.format(changed)} changed`, `${count.format(unchanged)} unchanged`]
    .concat(removed > 0 ? [`${count.format(removed)} deleted`] : [])
    .join(', ');

/** Previews what restoring a backup changes, then restores it. */
export function RestoreDialog({ text, preview, onClose, onRestored }: RestoreDialogProps) {
  const database = useDatabase();
  const { loadBackupParts } = useAppContext();
  const [mode, setMode] = useState<RestoreMode>('merge');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const summary = mode === 'merge' ? preview : previewRestore(database, text, mode);

  const restore = async () => {
    setBusy(true);
    try {
      const { undo } = await restoreAll(database, text, mode, await loadBackupParts?.());
      onRestored();
      onClose();
      notify.success('Backup restored.', {
        undo: () => {
          undo();
          onRestored();
        },
      });
    } catch (error) {
      setFailure(errorMessage(error, 'We couldn’t restore this backup. Nothing was changed.'));
      setBusy(false);
    }
  };

  return (
    <AppModal opened onClose={onClose} title="Restore this backup?" size="md">
      <Stack>
        <Text>Backed up {atTime(Date.parse(preview.createdAt))}.</Text>
        <Radio.Group
          label="How to restore"
          value={mode}
          onChange={(next) => setMode(next === 'replace' ? 'replace' : 'merge')}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="merge" label="Merge" description="Combine with your current data; the newest version wins." />
            <Radio value="replace" label="Replace" description="Replace everything with the backup." />
          </Stack>
        </Radio.Group>
        <Text component="output">Entries: {inWords(summary)}.</Text>
        <OnAllDevices>Sync is on: this changes all of your devices.</OnAllDevices>
        {failure === '' ? null : (
          <Text role="alert" c="error">
            {failure}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isBusy} onClick={() => void restore()}>
            Restore
          </Button>
        </Group>
      </Stack>
    </AppModal>
  );
}
