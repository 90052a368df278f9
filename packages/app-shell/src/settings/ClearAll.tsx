import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Database, Undo } from '@keepmark/local-store';
import { readHealth, type TableHealth } from '@keepmark/local-store/care';
import { useDatabase } from '@keepmark/local-store/react';
import { Icon, notify } from '@keepmark/ui';
import { useAppContext } from '../app-context';
import { clearTables } from './clear-tables';
import type { Cleared } from './clear-choices';
import { ClearDialog } from './ClearDialog';
import { inList } from './kept-formats';

interface Done {
  /** What was cleared, in words. */
  readonly text: string;
  readonly undo: Undo;
}

/** What takes the last clearing of a database back: other screens may be looked at before it is wanted. */
const lastDone = new WeakMap<Database, Done>();

/** Deletes what a person chooses of everything saved, after asking; to be undone until the page is left. */
export function ClearAll() {
  const database = useDatabase();
  const { loadReleaseCleared } = useAppContext();
  const [asked, setAsked] = useState<readonly TableHealth[]>();
  const [done, setDone] = useState(() => lastDone.get(database));

  const button = useRef<HTMLButtonElement>(null);
  const [pressed, setPressed] = useState<'clear' | 'undo'>();
  // The button that was pressed is gone, and with it the focus: the one in its place takes it.
  useEffect(() => {
    if (pressed) button.current?.focus();
  }, [pressed]);

  const clear = async ({ tables, counts }: Cleared) => {
    setAsked(undefined);
    let undo: Undo;
    try {
      undo = clearTables(database, tables, await loadReleaseCleared?.());
    } catch (error) {
      notify.error(error instanceof Error ? error.message : 'We couldn’t clear your data. Try again.');
      return;
    }
    const next: Done = { text: `Cleared ${inList(counts)}.`, undo };
    lastDone.set(database, next);
    setDone(next);
    setPressed('clear');
  };

  const takeBack = ({ undo }: Done) => {
    try {
      undo();
    } catch (error) {
      notify.error(error instanceof Error ? error.message : 'We couldn’t undo it. Nothing was changed.');
      return;
    }
    lastDone.delete(database);
    setDone(undefined);
    setPressed('undo');
    notify.success('Everything is back.');
  };

  if (done) {
    return (
      <Group gap="sm">
        <Text component="output">{done.text}</Text>
        <Button ref={button} leftSection={<Icon name="history" size="sm" />} onClick={() => takeBack(done)}>
          Undo
        </Button>
      </Group>
    );
  }
  return (
    <>
      <Button
        ref={button}
        color="error"
        variant="light"
        leftSection={<Icon name="trash" size="sm" />}
        aria-haspopup="dialog"
        onClick={() => setAsked(readHealth(database).tables)}
      >
        Clear all
      </Button>
      {asked ? (
        <ClearDialog tables={asked} onClose={() => setAsked(undefined)} onClear={(cleared) => void clear(cleared)} />
      ) : null}
    </>
  );
}
