import { Icon } from '@keepmark/ui';
import { UnstyledButton } from '@mantine/core';
import type { JobFilter } from '../job-view/job-filter';
import type { JobSort } from '../job-view/job-sort';
import classes from './JobTable.module.css';
import { ResizeHandle } from './ResizeHandle';
import { type TableColumn, titleColumn } from './table-columns';

export interface ColumnHeaderProps {
  column: TableColumn;
  /** Pixels. */
  width: number;
  sort: JobSort;
  reverse: boolean;
  onSort: (changes: Pick<JobFilter, 'sort' | 'reverse'>) => void;
}

/** Sorts that start with the latest date: descending unless reversed. */
const latestFirst: ReadonlySet<JobSort> = new Set(['added', 'updated', 'applied']);

/** A column header. A click sorts by the column, another click reverses the order. Its edge changes the width. */
export function ColumnHeader({ column, width, sort, reverse, onSort }: ColumnHeaderProps) {
  const { id, label, sort: own } = column;
  const isSorted = own !== undefined && own === sort;
  const isDescending = own !== undefined && latestFirst.has(own) !== reverse;
  const order = isDescending ? 'descending' : 'ascending';
  return (
    <th
      className={classes['cell']}
      data-pinned={id === titleColumn.id || undefined}
      aria-sort={own === undefined ? undefined : isSorted ? order : 'none'}
      // Without the name of the handle.
      aria-label={label}
    >
      {own === undefined ? (
        label
      ) : (
        <UnstyledButton
          className={classes['sort']}
          onClick={() => onSort({ sort: own, reverse: isSorted ? !reverse : false })}
        >
          {label}
          {isSorted ? <Icon name={isDescending ? 'chevron-down' : 'chevron-up'} size="xs" /> : null}
        </UnstyledButton>
      )}
      <ResizeHandle id={id} label={label} width={width} />
    </th>
  );
}
