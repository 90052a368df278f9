import { useState } from 'react';
import { deleteForGood, restoreDeleted } from '@keepmark/local-store/deleted';
import { useDatabase } from '@keepmark/local-store/react';
import { notify, notifyWithUndo, useConfirm } from '@keepmark/ui';
import { errorMessage } from '@keepmark/ui/error-message';
import { plural } from '@keepmark/ui/words';
import { type SavedKinds, tablesOf } from '../saved-kinds/saved-kinds';
import { inList } from '../settings/data-formats';
import type { RowTitles } from './row-titles';
import type { DeletedItem } from './use-deleted-rows';

/** Restores deleted entries, or deletes them permanently, and says so. One at a time: `isBusy` while it works. */
export function useDeletedActions(saved: SavedKinds, titles: RowTitles) {
  const database = useDatabase();
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const tables = tablesOf(saved);

  const busy = async (work: () => Promise<void>, failure: string): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify.error(errorMessage(error, failure));
    } finally {
      setBusy(false);
    }
  };

  /** `Baker`, or `3 jobs and 1 place`. */
  const nameOf = async (items: readonly DeletedItem[]): Promise<string> => {
    if (items.length === 1) return (await titles.read(items))[0]!;
    return inList(saved.kinds.flatMap(({ table, nouns }) => countText(items, table, nouns)));
  };

  const restore = (items: readonly DeletedItem[]): Promise<void> =>
    busy(async () => {
      const name = await nameOf(items);
      const { restored, existing, lost, undo } = await restoreDeleted(
        database,
        items,
        tables,
        `Restored ${name}`,
        (refs) => saved.afterRestore(database, refs),
      );
      if (undo) notifyWithUndo(`Restored ${restored.length === items.length ? name : entries(restored)}.`, undo);
      const [note] = saved.kinds.flatMap(({ table, notRestored }) =>
        notRestored !== undefined && restored.some((ref) => ref.table === table) ? notRestored : [],
      );
      if (note !== undefined) notify.info(note);
      if (existing.length > 0) notify.info(`${entries(existing)} not restored: already there again.`);
      if (lost.length > 0) notify.error(`${entries(lost)} not restored: your browser no longer has the data.`);
    }, 'We couldn’t restore it. Nothing was changed.');

  const deletePermanently = async (items: readonly DeletedItem[]): Promise<void> => {
    const name = await nameOf(items);
    const isSure = await confirm({
      title: 'Delete permanently?',
      message: `You can’t restore ${name} after this.`,
      confirmLabel: 'Delete permanently',
      destructive: true,
    });
    if (!isSure) return;
    await busy(async () => {
      await deleteForGood(database, items, tables);
      notify.success(`Deleted ${name} permanently.`);
    }, 'We couldn’t delete it. Try again in a moment.');
  };

  const deleteEverything = async (): Promise<void> => {
    const isSure = await confirm({
      title: 'Empty Recently deleted?',
      message: 'You can’t restore anything in this list after this.',
      confirmLabel: 'Delete all permanently',
      destructive: true,
    });
    if (!isSure) return;
    await busy(async () => {
      await deleteForGood(database, 'everything', tables);
      notify.success('Recently deleted is empty.');
    }, 'We couldn’t empty the list. Try again in a moment.');
  };

  return { isBusy, restore, deletePermanently, deleteEverything };
}

const entries = ({ length }: readonly unknown[]): string => plural(length, 'entry', 'entries');

function countText(items: readonly DeletedItem[], table: string, nouns: readonly [string, string]): string[] {
  const { length } = items.filter((item) => item.table === table);
  return length > 0 ? [plural(length, ...nouns)] : [];
}
