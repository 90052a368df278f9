import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Database, Undo } from '@keepmark/local-store';
import type { TableHealth } from '@keepmark/local-store/care';
import { useDatabase } from '@keepmark/local-store/react';
import { Icon, notify } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { useAiKeys } from '../ai-keys/ai-keys';
import { useAppContext } from '../app-context';
import { clearTables } from './clear-tables';
import { aiKeysName, type Cleared } from './clear-choices';
import { ClearDialog } from './ClearDialog';
import { inList } from './data-formats';

interface Done {
  /** What was cleared, in words. */
  readonly text: string;
  readonly undo: Undo;
}

/** The undo of each database's last clearing, kept so that people can visit other screens before they need it. */
const lastDone = new WeakMap<Database, Done>();

/**
 * Deletes the saved data a person chooses, after asking. It can be undone until the page is closed.
 * @param props.tables as they are now: another tab may save something while the dialog asks
 */
export function ClearAll({ tables }: { tables: readonly TableHealth[] }) {
  const [isAsking, setAsking] = useState(false);
  const keys = useAiKeys();
  const { site } = useAppContext();
  const { done, pressed, clear, undoClear } = useClear();

  const button = useRef<HTMLButtonElement>(null);
  // The pressed button is gone and the focus with it, so the button in its place takes the focus.
  useEffect(() => {
    if (pressed) button.current?.focus();
  }, [pressed]);

  if (done) {
    return (
      <Group gap="sm">
        <Text component="output">{done.text}</Text>
        <Button ref={button} leftSection={<Icon name="history" size="sm" />} onClick={() => undoClear(done)}>
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
        onClick={() => setAsking(true)}
      >
        Clear all
      </Button>
      {isAsking ? (
        <ClearDialog
          variant={site.variant}
          tables={[...tables, { name: aiKeysName, rows: Object.keys(keys).length }]}
          onClose={() => setAsking(false)}
          onClear={(cleared, isForGood) => {
            setAsking(false);
            void clear(cleared, isForGood);
          }}
        />
      ) : null}
    </>
  );
}

/** Deletes everything that could be restored. */
async function emptyLog(database: Database): Promise<void> {
  try {
    const { emptyDeletedAndReplaced } = await import('../deleted/empty-log');
    await emptyDeletedAndReplaced(database);
  } catch (error) {
    notify.error(errorMessage(error, 'We couldn’t empty Recently deleted. Open it and try again.'));
  }
}

/** What was cleared last, and how to clear and to undo it. Failures are said in a notification. */
function useClear() {
  const database = useDatabase();
  const { loadReleaseCleared } = useAppContext();
  const [done, setDone] = useState(() => lastDone.get(database));
  const [pressed, setPressed] = useState<'clear' | 'undo'>();

  const clear = async ({ tables, counts }: Cleared, isForGood: boolean): Promise<void> => {
    let undo: Undo;
    try {
      undo = clearTables(database, tables, await loadReleaseCleared?.(), isForGood);
    } catch (error) {
      notify.error(errorMessage(error, 'We couldn’t clear your data. Try again.'));
      return;
    }
    const next: Done = { text: `Cleared ${inList(counts)}.`, undo };
    lastDone.set(database, next);
    setDone(next);
    setPressed('clear');
    if (isForGood) await emptyLog(database);
  };

  const undoClear = ({ undo }: Done): void => {
    try {
      undo();
    } catch (error) {
      notify.error(errorMessage(error, 'We couldn’t undo it. Nothing was changed.'));
      return;
    }
    lastDone.delete(database);
    setDone(undefined);
    setPressed('undo');
    notify.success('Your data is back.');
  };

  return { done, pressed, clear, undoClear };
}
