import { Icon } from '@keepmark/ui';
import { FloatingBar } from '@keepmark/ui/entity-list/floating-bar';
import type { Selection } from '@keepmark/ui/entity-list/use-selection';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { PlaceGroup } from '../place-group-tables';
import { usePlaceActions } from '../use-place-actions';
import { ChooseGroup } from './ChooseGroup';
import { ChooseType } from './ChooseType';

export interface SelectionBarProps {
  selection: Selection;
  shownCount: number;
  /** The group that the list is filtered by. Places can be moved or removed from it. */
  group: PlaceGroup | undefined;
}

type DialogName = 'add' | 'move' | 'type';
const quiet = { variant: 'default', size: 'compact-md' } as const;

/** Actions on all selected places. Each can be undone. */
export function SelectionBar({ selection, shownCount, group }: SelectionBarProps) {
  const [openDialog, setOpenDialog] = useState<DialogName>();
  const actions = usePlaceActions();
  const { ids, clear } = selection;
  const finish = (succeeded: boolean) => {
    setOpenDialog(undefined);
    if (succeeded) clear();
  };
  return (
    <FloatingBar label="Selected places" isOpen={ids.length > 0}>
      <Text component="output" fw={600}>
        {ids.length.toLocaleString('en')} selected
      </Text>
      {ids.length < shownCount ? (
        <Button {...quiet} onClick={selection.selectAll}>
          Select all {shownCount.toLocaleString('en')}
        </Button>
      ) : null}
      <Button {...quiet} leftSection={<Icon name="folder" size="xs" />} onClick={() => setOpenDialog('add')}>
        Add to group
      </Button>
      {group ? (
        <>
          <Button {...quiet} onClick={() => setOpenDialog('move')}>
            Move to group
          </Button>
          <Button {...quiet} onClick={() => finish(actions.removeFromGroup(group, ids))}>
            Remove from {group.name}
          </Button>
        </>
      ) : null}
      <Button {...quiet} leftSection={<Icon name="tag" size="xs" />} onClick={() => setOpenDialog('type')}>
        Set type
      </Button>
      <Button
        {...quiet}
        color="error"
        variant="light"
        leftSection={<Icon name="trash" size="xs" />}
        onClick={() => finish(actions.removeMany(ids))}
      >
        Delete
      </Button>
      <Button {...quiet} variant="subtle" color="gray" onClick={clear}>
        Clear selection
      </Button>
      <ChooseGroup
        opened={openDialog === 'add' || openDialog === 'move'}
        verb={openDialog === 'move' ? 'Move' : 'Add'}
        placeCount={ids.length}
        excluded={group}
        onClose={() => setOpenDialog(undefined)}
        onChoose={(target) =>
          finish(
            openDialog === 'move' && group ? actions.moveToGroup(group, target, ids) : actions.addToGroup(target, ids),
          )
        }
      />
      <ChooseType
        opened={openDialog === 'type'}
        placeCount={ids.length}
        onClose={() => setOpenDialog(undefined)}
        onChoose={(type, replaces) => finish(actions.setType(ids, type, replaces))}
      />
    </FloatingBar>
  );
}
