import { AppModal, notify } from '@keepmark/ui';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Failure } from '../Failure';
import type { SyncControl } from '../sync-control';
import { useAction } from '../use-action';

interface TurnOffDialogProps {
  readonly control: SyncControl;
  readonly onClose: () => void;
}

/** Asks whether the server's copy stays for the other devices when sync is turned off here. */
export function TurnOffDialog({ control, onClose }: TurnOffDialogProps) {
  const [deleteServerCopy, setDelete] = useState(false);
  const { run, isRunning, failure } = useAction(async () => {
    await control.turnOff({ deleteServerCopy });
    notify.success('Sync is off. What you saved is still in this browser.');
    onClose();
  });
  return (
    <AppModal opened onClose={onClose} title="Turn off sync?">
      <Stack>
        <Text>
          What you saved stays in this browser, and later changes stay only here. Your other devices go on syncing.
        </Text>
        <Checkbox
          label="Delete the server’s copy, too"
          description="Turns off sync on all of your devices. They keep what they have."
          checked={deleteServerCopy}
          onChange={({ currentTarget: { checked } }) => setDelete(checked)}
        />
        {failure === '' ? null : <Failure text={failure} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button color="error" loading={isRunning} onClick={run}>
            {deleteServerCopy ? 'Turn off everywhere' : 'Turn off here'}
          </Button>
        </Group>
      </Stack>
    </AppModal>
  );
}
