import { Button, Text } from '@mantine/core';
import { Icon } from '@keepmark/ui';
import { FloatingBar } from '@keepmark/ui/entity-list/floating-bar';
import type { Selection } from '@keepmark/ui/entity-list/use-selection';
import type { useDeletedActions } from './use-deleted-actions';
import type { DeletedItem } from './use-deleted-rows';

export interface DeletedSelectionBarProps {
  selection: Selection<DeletedItem>;
  shownCount: number;
  actions: ReturnType<typeof useDeletedActions>;
}

const quiet = { variant: 'default', size: 'compact-md' } as const;

/** Restores the selected entries, or deletes them permanently. */
export function DeletedSelectionBar({ selection, shownCount, actions }: DeletedSelectionBarProps) {
  const { selected, ids, clear, selectAll } = selection;
  return (
    <FloatingBar label="Selected entries" isOpen={ids.length > 0}>
      <Text component="output" fw={600}>
        {ids.length.toLocaleString('en')} selected
      </Text>
      {ids.length < shownCount ? (
        <Button {...quiet} onClick={selectAll}>
          Select all {shownCount.toLocaleString('en')}
        </Button>
      ) : null}
      <Button
        {...quiet}
        leftSection={<Icon name="history" size="xs" />}
        loading={actions.isBusy}
        onClick={() => void actions.restore(selected)}
      >
        Restore selected
      </Button>
      <Button
        {...quiet}
        color="error"
        variant="light"
        disabled={actions.isBusy}
        leftSection={<Icon name="trash" size="xs" />}
        onClick={() => void actions.deletePermanently(selected)}
      >
        Delete permanently
      </Button>
      <Button {...quiet} variant="subtle" color="gray" onClick={clear}>
        Clear selection
      </Button>
    </FloatingBar>
  );
}
