import { Icon } from '@keepmark/ui';
import type { Selection } from '@keepmark/ui/entity-list/use-selection';
import { Button, Menu, NativeSelect, Text } from '@mantine/core';
import { viewMemory, useViewMemory } from '../job-view/view-memory';
import { isJobStatus, jobStatuses, jobStatusLabels } from '../job-status';
import { useJobActions } from '../use-job-actions';
import classes from './JobTable.module.css';
import { tableColumns } from './table-columns';

export interface TableBarProps {
  selection: Selection;
  shownCount: number;
}

const statusOptions = [
  { value: '', label: 'Set status' },
  ...jobStatuses.map((value) => ({ value, label: jobStatusLabels[value] })),
];

/** Actions for the selected jobs, and the choice of columns. */
export function TableBar({ selection: { ids, clear, selectAll }, shownCount }: TableBarProps) {
  const actions = useJobActions();
  return (
    <div className={classes['bar']} role="toolbar" aria-label="Selected jobs">
      {ids.length === 0 ? null : (
        <>
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
        </>
      )}
      <ColumnChoice />
    </div>
  );
}

function ColumnChoice() {
  const hidden = useViewMemory((memory) => memory.hiddenColumns);
  const toggle = (id: string) =>
    viewMemory.setState({
      hiddenColumns: hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id],
    });
  return (
    <Menu closeOnItemClick={false} position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          size="compact-md"
          className={classes['columnChoice']}
          leftSection={<Icon name="columns" size="xs" />}
        >
          Columns
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {tableColumns.map(({ id, label }) => (
          <Menu.CheckboxItem key={id} checked={!hidden.includes(id)} onChange={() => toggle(id)}>
            {label}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
