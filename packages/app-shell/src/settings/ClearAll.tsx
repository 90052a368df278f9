import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useDatabase } from '@keepmark/local-store/react';
import { Icon, notify, useConfirm } from '@keepmark/ui';

/** Deletes companies, jobs, interviews, résumés and settings, after asking; to be undone until the page is left. */
export function ClearAll() {
  const database = useDatabase();
  const confirm = useConfirm();
  const [undo, setUndo] = useState<() => void>();

  const clear = async () => {
    const confirmed = await confirm({
      title: 'Clear all?',
      message:
        'Every company, job, interview, résumé and setting in this browser is deleted. You can undo it until you leave this page.',
      confirmLabel: 'Clear all',
      destructive: true,
    });
    if (!confirmed) return;
    const undoClear = database.clearAll();
    setUndo(() => undoClear);
    notify.success('Everything is cleared.');
  };

  if (!undo) {
    return (
      <Button color="error" variant="light" leftSection={<Icon name="trash" size="sm" />} onClick={() => void clear()}>
        Clear all
      </Button>
    );
  }
  return (
    <Group gap="sm">
      <Text component="output">Companies, jobs, interviews, résumés and settings are cleared.</Text>
      <Button
        leftSection={<Icon name="history" size="sm" />}
        onClick={() => {
          undo();
          setUndo(undefined);
          notify.success('Everything is back.');
        }}
      >
        Undo
      </Button>
    </Group>
  );
}
