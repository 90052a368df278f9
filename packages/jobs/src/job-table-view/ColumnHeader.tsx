import { Icon } from '@keepmark/ui';
import { UnstyledButton } from '@mantine/core';
import type { JobFilter } from '../job-view/job-filter';
import type { JobSort } from '../job-view/job-sort';
import classes from './JobTable.module.css';
import type { TableColumn } from './table-columns';

export interface ColumnHeaderProps {
  column: TableColumn;
  sort: JobSort;
  reverse: boolean;
  onSort: (changes: Pick<JobFilter, 'sort' | 'reverse'>) => void;
}

/** Sorts that start with the latest date: descending unless reversed. */
const latestFirst: ReadonlySet<JobSort> = new Set(['added', 'updated', 'applied']);

/** A column header. A click sorts by the column, another click reverses the order. */
export function ColumnHeader({ column: { label, sort: own }, sort, reverse, onSort }: ColumnHeaderProps) {
  if (own === undefined) return <th className={classes['cell']}>{label}</th>;
  const isSorted = own === sort;
  const isDescending = latestFirst.has(own) !== reverse;
  const order = isDescending ? 'descending' : 'ascending';
  return (
    <th className={classes['cell']} aria-sort={isSorted ? order : 'none'}>
      <UnstyledButton
        className={classes['sort']}
        onClick={() => onSort({ sort: own, reverse: isSorted ? !reverse : false })}
      >
        {label}
        {isSorted ? <Icon name={isDescending ? 'chevron-down' : 'chevron-up'} size="xs" /> : null}
      </UnstyledButton>
    </th>
  );
}
