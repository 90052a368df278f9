import { AppModal } from '@keepmark/ui';
import { Stack } from '@mantine/core';
import { KeyboardShortcuts } from './KeyboardShortcuts';

/** The list of shortcuts, in a dialog. */
export default function ShortcutHelp({ onClose }: { onClose: () => void }) {
  return (
    <AppModal opened onClose={onClose} title="Keyboard shortcuts">
      <Stack align="start">
        <KeyboardShortcuts />
      </Stack>
    </AppModal>
  );
}
