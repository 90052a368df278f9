import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { previewRestore, restoreBackup, type RestoreMode, type RestoreSummary } from '@keepmark/local-store/care';
import { useDatabase } from '@keepmark/local-store/react';
import { AppModal, notify } from '@keepmark/ui';

export interface RestoreDialogProps {
  text: string;
  /** What merging the backup would do. */
  preview: RestoreSummary;
  onClose: () => void;
  onRestored: () => void;
}

const count = new Intl.NumberFormat('en');
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const inWords = ({ added, changed, unchanged, removed }: RestoreSummary) =>
  [`${count.format(added)} added`, `${count.format(changed)} changed`, `${count.format(unchanged)} as they are`]
    .concat(removed > 0 ? [`${count.format(removed)} removed`] : [])
    .join(', ');

/** Says what a backup would do before it does it. */
export function RestoreDialog({ text, preview, onClose, onRestored }: RestoreDialogProps) {
  const database = useDatabase();
  const [mode, setMode] = useState<RestoreMode>('merge');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const summary = mode === 'merge' ? preview : previewRestore(database, text, mode);

  const restore = async () => {
    setBusy(true);
    try {
      const { undo } = await restoreBackup(database, text, mode);
      onRestored();
      onClose();
      notify.success('Your backup is restored.', {
        action: {
          label: 'Undo',
          onClick: () => {
            undo();
            onRestored();
          },
        },
      });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'The backup could not be restored. Nothing was changed.');
      setBusy(false);
    }
  };

  return (
    <AppModal opened onClose={onClose} title="Restore this backup?" size="md">
      <Stack>
        <Text>The backup was made on {day.format(new Date(preview.createdAt))}.</Text>
        <Radio.Group label="How" value={mode} onChange={(next) => setMode(next === 'replace' ? 'replace' : 'merge')}>
          <Stack gap="xs" mt="xs">
            <Radio
              value="merge"
              label="Merge"
              description="Keeps what is here, and of each entry what was changed last."
            />
            <Radio value="replace" label="Replace" description="Only what the backup holds is here afterwards." />
          </Stack>
        </Radio.Group>
        <Text component="output">Entries: {inWords(summary)}.</Text>
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
