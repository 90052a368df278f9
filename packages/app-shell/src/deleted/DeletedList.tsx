import { Alert, Button, Group, NativeSelect, Text, Title } from '@mantine/core';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDatabase } from '@keepmark/local-store/react';
import { Icon } from '@keepmark/ui';
import { useSelection } from '@keepmark/ui/entity-list/use-selection';
import { VirtualList } from '@keepmark/ui/virtual-list';
import { plural } from '@keepmark/ui/words';
import type { SavedKinds } from '../saved-kinds/saved-kinds';
import { useUrlFilter } from '../url-filter/use-url-filter';
import { deletedFilterForm } from './deleted-filter';
import classes from './DeletedPage.module.css';
import { DeletedRow } from './DeletedRow';
import { DeletedSelectionBar } from './DeletedSelectionBar';
import { RowTitles } from './row-titles';
import { useDeletedActions } from './use-deleted-actions';
import type { DeletedItem } from './use-deleted-rows';

export interface DeletedListProps {
  saved: SavedKinds;
  items: readonly DeletedItem[];
  isStored: boolean;
}

const rowHeight = 64;

/** The deleted entries, each kind under its heading, and what can be done with them. */
export function DeletedList({ saved, items, isStored }: DeletedListProps) {
  const database = useDatabase();
  const titles = useMemo(() => new RowTitles(database, saved.kinds), [database, saved]);
  const actions = useDeletedActions(saved, titles);
  const [{ kind }, changeFilter] = useUrlFilter(deletedFilterForm);
  const groups = useMemo(() => groupsOf(saved, items), [saved, items]);
  // The filter stays when the last entry of its kind is restored.
  const chosen = groups.filter(({ table }) => table === kind);
  const shownGroups = chosen.length > 0 ? chosen : groups;
  const shown = useMemo(() => shownGroups.flatMap((group) => group.items), [shownGroups]);
  const selection = useSelection(shown);
  // The latest, so that rows needn't be rendered again with each selection.
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const restore = useCallback((item: DeletedItem) => void latest.current.restore([item]), []);
  const remove = useCallback((item: DeletedItem) => void latest.current.deletePermanently([item]), []);

  return (
    <>
      {isStored ? null : (
        <Alert color="warning" icon={<Icon name="alert-circle" size="sm" />}>
          Your browser is blocking storage, so this list is gone when you close this page.
        </Alert>
      )}
      <Text c="dimmed" size="sm">
        You can restore what you deleted for 30 days. Then it’s deleted permanently.
      </Text>
      <Group align="end" justify="space-between">
        <NativeSelect
          label="Show"
          value={chosen.length > 0 ? kind : ''}
          onChange={({ currentTarget }) => changeFilter({ kind: currentTarget.value })}
          data={[
            { value: '', label: `Everything (${items.length.toLocaleString('en')})` },
            ...groups.map(({ table, label }) => ({ value: table, label })),
          ]}
        />
        <Button
          color="error"
          variant="subtle"
          disabled={actions.isBusy}
          leftSection={<Icon name="trash" size="sm" />}
          onClick={() => void actions.deleteEverything()}
        >
          Delete all permanently
        </Button>
      </Group>
      <DeletedSelectionBar selection={selection} shownCount={shown.length} actions={actions} />
      <div className={classes['list']} data-selecting={selection.ids.length > 0 || undefined}>
        {shownGroups.map((group) => (
          <section key={group.table} aria-label={group.label}>
            <Title order={2} size="h3" className={classes['heading'] ?? ''}>
              {group.label}
            </Title>
            <VirtualList
              label={`Deleted ${group.nouns}`}
              items={group.items}
              itemKey={({ internalId }) => internalId}
              rowHeight={rowHeight}
            >
              {(item) => (
                <DeletedRow
                  item={item}
                  titles={titles}
                  isSelected={selection.has(item.internalId)}
                  onToggle={selection.toggle}
                  onRestore={restore}
                  onDelete={remove}
                />
              )}
            </VirtualList>
          </section>
        ))}
      </div>
    </>
  );
}

interface DeletedGroup {
  readonly table: string;
  readonly nouns: string;
  /** `12 jobs`. */
  readonly label: string;
  readonly items: readonly DeletedItem[];
}

function groupsOf({ kinds }: SavedKinds, items: readonly DeletedItem[]): DeletedGroup[] {
  const byTable = new Map<string, DeletedItem[]>();
  for (const item of items) {
    const group = byTable.get(item.table);
    if (group) group.push(item);
    else byTable.set(item.table, [item]);
  }
  return kinds.flatMap(({ table, nouns }) => {
    const ofTable = byTable.get(table);
    return ofTable ? { table, nouns: nouns[1], label: plural(ofTable.length, ...nouns), items: ofTable } : [];
  });
}
