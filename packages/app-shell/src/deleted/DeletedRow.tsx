import { Checkbox } from '@mantine/core';
import { memo, useEffect, useSyncExternalStore } from 'react';
import { EntityRow, RowAction, rowLine, rowName } from '@keepmark/ui/entity-list';
import { isShiftClick } from '@keepmark/ui/entity-list/use-selection';
import { agoText, daysAgo } from '@keepmark/ui/words';
import classes from './DeletedPage.module.css';
import type { RowTitles } from './row-titles';
import type { DeletedItem } from './use-deleted-rows';

export interface DeletedRowProps {
  item: DeletedItem;
  titles: RowTitles;
  isSelected: boolean;
  onToggle: (internalId: string, isRange: boolean) => void;
  onRestore: (item: DeletedItem) => void;
  onDelete: (item: DeletedItem) => void;
}

/** One deleted entry. */
export const DeletedRow = memo(function DeletedRow(props: DeletedRowProps) {
  const { item, titles, isSelected, onToggle, onRestore, onDelete } = props;
  useEffect(() => {
    titles.want(item);
  }, [titles, item]);
  const title = useSyncExternalStore(titles.subscribe, () => titles.titleOf(item)) ?? '…';
  const days = daysAgo(new Date(item.deletedAtMs).toISOString(), new Date());
  return (
    <EntityRow
      columns={classes['columns']}
      isSelected={isSelected}
      lead={
        <Checkbox
          aria-label={`Select ${title}`}
          checked={isSelected}
          onChange={({ nativeEvent }) => onToggle(item.internalId, isShiftClick(nativeEvent))}
        />
      }
      heading={
        <>
          <span className={rowName}>{title}</span>
          <span className={rowLine}>Deleted {agoText(Math.max(0, days))}</span>
        </>
      }
      actions={
        <>
          <RowAction icon="history" label={`Restore ${title}`} title="Restore" onClick={() => onRestore(item)} />
          <RowAction
            icon="trash"
            label={`Delete ${title} permanently`}
            title="Delete permanently"
            onClick={() => onDelete(item)}
          />
        </>
      }
    />
  );
});
