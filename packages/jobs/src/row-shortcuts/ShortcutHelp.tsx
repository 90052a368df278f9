import { KeyboardShortcuts } from '@keepmark/app-shell/keyboard-shortcuts';
import { AppModal } from '@keepmark/ui';
import { Stack } from '@mantine/core';

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
