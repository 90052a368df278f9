import { AppModal } from '@keepmark/ui';
import { filterOptions } from '@keepmark/ui/filter-options';
import { Select, Text } from '@mantine/core';
import { useMemo } from 'react';
import { type ImportDraft, linesOf } from '../import-repair/import-draft';
import { lineTargets } from '../import-repair/line-targets';
import type { LineTarget } from '../import-repair/move-line';
import classes from './ImportResume.module.css';

export interface MoveDialogProps {
  draft: ImportDraft;
  /** The line to move; undefined when nothing is asked. */
  lineId: string | undefined;
  onMove: (lineId: string, target: LineTarget, name: string) => void;
  onClose: () => void;
}

/** Asks where a line goes: a field of an entry, the contact data, a new entry, or none. */
export function MoveDialog({ draft, lineId, onMove, onClose }: MoveDialogProps) {
  const line = lineId === undefined ? undefined : linesOf(draft).find(({ id }) => id === lineId);
  const groups = useMemo(() => (line ? lineTargets(draft, line.id) : []), [draft, line]);
  const targets = groups.flatMap(({ items }) => items);
  const data = groups.map(({ group, items }) => ({
    group,
    items: items.map((item) => ({ label: item.label, value: String(targets.indexOf(item)) })),
  }));
  return (
    <AppModal opened={line !== undefined} onClose={onClose} title="Move this line to">
      <div className={classes['step']}>
        <Text className={classes['quote'] ?? ''}>{line?.text}</Text>
        <Select
          label="Field"
          placeholder="Search fields and entries"
          data={data}
          searchable
          data-autofocus
          filter={filterOptions}
          selectFirstOptionOnChange
          nothingFoundMessage="No such field"
          maxDropdownHeight="min(24rem, 45dvh)"
          comboboxProps={{ withinPortal: true }}
          value={null}
          onChange={(value) => {
            const chosen = targets[Number(value)];
            if (lineId !== undefined && value !== null && chosen) onMove(lineId, chosen.target, chosen.label);
          }}
        />
      </div>
    </AppModal>
  );
}
