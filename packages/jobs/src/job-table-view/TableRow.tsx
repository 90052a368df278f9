import { Icon } from '@keepmark/ui';
import { isShiftClick } from '@keepmark/ui/entity-list/use-selection';
import { ActionIcon, Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { jobName, type JobValues } from '../job';
import type { JobStatus } from '../job-status';
import type { Job } from '../job-table';
import { RowStatusSelect } from '../JobStatusSelect';
import { EditableCell } from './EditableCell';
import classes from './JobTable.module.css';
import { type TableColumn, titleColumn } from './table-columns';

export interface TableRowProps {
  job: Job;
  /** 1-based, the header included. */
  rowIndex: number;
  columns: readonly TableColumn[];
  gridTemplateColumns: string;
  /** Where the row is in the body of the table. */
  topPx: number;
  isSelected: boolean;
  onSelect: (internalId: string, isRange: boolean) => void;
  onStatus: (job: Job, status: JobStatus) => void;
  onChange: (job: Job, changes: JobValues) => void;
  onEdit: (job: Job) => void;
}

/** One job in the table. Memoized: scrolling renders the table. */
export const TableRow = memo(function TableRow({
  job,
  rowIndex,
  columns,
  gridTemplateColumns,
  topPx,
  isSelected,
  onSelect,
  onStatus,
  onChange,
  onEdit,
}: TableRowProps) {
  const { internalId } = job;
  const name = jobName(job);
  const firstEdited = columns.find(({ edit }) => edit);
  return (
    <tr
      className={classes['row']}
      style={{ gridTemplateColumns, transform: `translateY(${topPx}px)` }}
      aria-rowindex={rowIndex}
      data-selected={isSelected || undefined}
    >
      <td className={classes['cell']} data-pinned="first">
        <Checkbox
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={({ nativeEvent }) => onSelect(internalId, isShiftClick(nativeEvent))}
        />
      </td>
      {columns.map((column) => (
        <td key={column.id} className={classes['cell']} data-pinned={column.id === titleColumn.id || undefined}>
          {contentOf(column, { job, isTabStop: column === firstEdited, onStatus, onChange })}
        </td>
      ))}
      <td className={classes['cell']} data-pinned="last">
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`Quick edit ${name}`}
          onClick={() => onEdit(job)}
        >
          <Icon name="pencil" size="sm" />
        </ActionIcon>
      </td>
    </tr>
  );
});

interface CellProps extends Pick<TableRowProps, 'job' | 'onStatus' | 'onChange'> {
  isTabStop: boolean;
}

function contentOf({ id, label, text, edit }: TableColumn, { job, isTabStop, onStatus, onChange }: CellProps) {
  if (id === titleColumn.id) {
    return (
      <Link to="/job/edit/$internalId" params={{ internalId: job.internalId }} className={classes['title']}>
        {text(job)}
      </Link>
    );
  }
  if (id === 'status') {
    return (
      <RowStatusSelect
        label={`Status of ${jobName(job)}`}
        className={classes['status']}
        value={job.status}
        onChange={(status) => onStatus(job, status)}
      />
    );
  }
  if (!edit) return <span className={classes['text']}>{text(job)}</span>;
  return <EditableCell {...{ job, label, edit, isTabStop, onChange }} text={text(job)} />;
}
