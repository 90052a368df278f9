import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Database, Undo } from '@keepmark/local-store';
import { useDatabase } from '@keepmark/local-store/react';
import { Icon, notify, useConfirm } from '@keepmark/ui';
import { useAppContext } from '../app-context';
import { clearTables } from './clear-tables';
import { clearedTables } from './cleared-tables';

/** What takes the last clearing of a database back: other screens may be looked at before it is wanted. */
const undoes = new WeakMap<Database, Undo>();

/** Deletes companies, jobs, interviews, résumés and settings, after asking; to be undone until the page is left. */
export function ClearAll() {
  const database = useDatabase();
  const { loadReleaseCleared } = useAppContext();
  const confirm = useConfirm();
  const [undo, setUndo] = useState(() => undoes.get(database));

  const button = useRef<HTMLButtonElement>(null);
  const [pressed, setPressed] = useState<'clear' | 'undo'>();
  // The button that was pressed is gone, and with it the focus: the one in its place takes it.
  useEffect(() => {
    if (pressed) button.current?.focus();
  }, [pressed]);

  const clear = async () => {
    const confirmed = await confirm({
      title: 'Clear all?',
      message:
        'Every company, job, interview, résumé and setting in this browser is deleted. Places and contacts stay. You can undo it until you close or reload this page.',
      confirmLabel: 'Clear all',
      destructive: true,
    });
    if (!confirmed) return;
    let undoClear: Undo;
    try {
      undoClear = clearTables(database, clearedTables, await loadReleaseCleared?.());
    } catch (error) {
      notify.error(error instanceof Error ? error.message : 'We couldn’t clear your data. Try again.');
      return;
    }
    undoes.set(database, undoClear);
    setUndo(() => undoClear);
    setPressed('clear');
  };

  if (!undo) {
    return (
      <Button
        ref={button}
        color="error"
        variant="light"
        leftSection={<Icon name="trash" size="sm" />}
        onClick={() => void clear()}
      >
        Clear all
      </Button>
    );
  }
  return (
    <Group gap="sm">
      <Text component="output">Companies, jobs, interviews, résumés and settings are cleared.</Text>
      <Button
        ref={button}
        leftSection={<Icon name="history" size="sm" />}
        onClick={() => {
          try {
            undo();
          } catch (error) {
            notify.error(error instanceof Error ? error.message : 'It could not be undone. Nothing was changed.');
            return;
          }
          undoes.delete(database);
          setUndo(undefined);
          setPressed('undo');
          notify.success('Everything is back.');
        }}
      >
        Undo
      </Button>
    </Group>
  );
}
