import { Anchor, Button, Group, Text } from '@mantine/core';
import { useDatabase } from '@keepmark/local-store/react';
import { deleteReplaced, type ReplacedEntry, restoreReplaced } from '@keepmark/local-store/replaced';
import { readRows } from '@keepmark/local-store/sync';
import { Icon, notify, notifyWithUndo, useConfirm } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { PathLink } from '../links/PathLink';
import type { SavedKind } from '../saved-kinds/saved-kinds';
import { atTime } from '../settings/data-formats';
import classes from './ReplacedRow.module.css';

export interface ReplacedRowProps {
  entry: ReplacedEntry;
  kinds: readonly SavedKind[];
}

/** One replaced text: where it was, when, and the text itself. */
export function ReplacedRow({ entry, kinds }: ReplacedRowProps) {
  const { table, id, field, text, replacedAtMs } = entry;
  const database = useDatabase();
  const [row] = readRows(database, [{ table, id }]);
  const kind = kinds.find((one) => one.table === table);
  const noun = kind?.nouns[0] ?? 'entry';
  const title = row ? kind?.titleOf(row.values).trim() || `Unnamed ${noun}` : `Deleted ${noun}`;
  const { restore, remove } = useReplacedActions(entry, title);
  const path = row && kind?.pathOf?.(id);
  return (
    <article className={classes['row']} aria-label={title}>
      <Text fw={600}>
        {path === undefined ? (
          row ? (
            title
          ) : (
            `Deleted ${noun}`
          )
        ) : (
          <Anchor renderRoot={(props) => <PathLink {...props} to={path} />}>{title}</Anchor>
        )}
      </Text>
      <Text size="sm" c="dimmed">
        {[kind?.fieldLabels?.[field], `Replaced ${atTime(replacedAtMs)}`].filter(Boolean).join(' · ')}
      </Text>
      <Text className={classes['text'] ?? ''}>{text}</Text>
      <Group gap="xs">
        {row ? (
          <Button
            variant="light"
            leftSection={<Icon name="history" size="sm" />}
            aria-label={`Restore in ${title}`}
            onClick={() => void restore()}
          >
            Restore
          </Button>
        ) : null}
        <Button
          variant="default"
          leftSection={<Icon name="copy" size="sm" />}
          aria-label={`Copy text of ${title}`}
          onClick={() => void copy(text)}
        >
          Copy
        </Button>
        <Button
          variant="subtle"
          color="error"
          leftSection={<Icon name="trash" size="sm" />}
          aria-label={`Delete text of ${title}`}
          onClick={() => void remove()}
        >
          Delete
        </Button>
      </Group>
    </article>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success('Copied.');
  } catch {
    notify.error('Your browser couldn’t copy it. Select the text and copy it.');
  }
}

function useReplacedActions(entry: ReplacedEntry, title: string) {
  const database = useDatabase();
  const confirm = useConfirm();

  const restore = async (): Promise<void> => {
    try {
      const undo = await restoreReplaced(database, entry, `Restored a text of ${title}`);
      if (undo) notifyWithUndo(`Restored the text of ${title}.`, undo);
      else notify.error('We couldn’t restore it, because its entry is gone. Copy the text instead.');
    } catch (error) {
      notify.error(errorMessage(error, 'We couldn’t restore it. Nothing was changed.'));
    }
  };

  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: 'Delete this text?',
      message: 'You can’t restore it after this.',
      confirmLabel: 'Delete text',
      destructive: true,
    });
    if (!isSure) return;
    try {
      await deleteReplaced(database, [entry.key]);
      notify.success('Text deleted.');
    } catch (error) {
      notify.error(errorMessage(error, 'We couldn’t delete it. Try again in a moment.'));
    }
  };

  return { restore, remove };
}
