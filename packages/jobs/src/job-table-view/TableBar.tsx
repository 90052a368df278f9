import { Icon } from '@keepmark/ui';
import { FloatingBar } from '@keepmark/ui/entity-list/floating-bar';
import type { Selection } from '@keepmark/ui/entity-list/use-selection';
import { Button, NativeSelect, Text } from '@mantine/core';
import { isJobStatus, jobStatuses, jobStatusLabels } from '../job-status';
import { useJobActions } from '../use-job-actions';

export interface TableBarProps {
  selection: Selection;
  shownCount: number;
}

const statusOptions = [
  { value: '', label: 'Set status' },
  ...jobStatuses.map((value) => ({ value, label: jobStatusLabels[value] })),
];

/** Actions for the selected jobs. */
export function TableBar({ selection: { ids, clear, selectAll }, shownCount }: TableBarProps) {
  const actions = useJobActions();
  return (
    <FloatingBar label="Selected jobs" isOpen={ids.length > 0}>
      <Text component="output" fw={600}>
        {ids.length.toLocaleString('en')} selected
      </Text>
      {ids.length < shownCount ? (
        <Button variant="default" size="compact-md" onClick={selectAll}>
          Select all {shownCount.toLocaleString('en')}
        </Button>
      ) : null}
      <NativeSelect
        size="xs"
        aria-label="Set status of selected jobs"
        data={statusOptions}
        value=""
        onChange={({ currentTarget: { value } }) => {
          if (isJobStatus(value) && actions.setStatusOfMany(ids, value)) clear();
        }}
      />
      <Button
        variant="light"
        color="error"
        size="compact-md"
        leftSection={<Icon name="trash" size="xs" />}
        onClick={() => actions.removeMany(ids) && clear()}
      >
        Delete
      </Button>
      <Button variant="subtle" color="gray" size="compact-md" onClick={clear}>
        Clear selection
      </Button>
    </FloatingBar>
  );
}
