import { Icon } from '@keepmark/ui';
import { ActionIcon, Checkbox } from '@mantine/core';
import type { CSSProperties } from 'react';
import { jobName } from '../job';
import type { JobStatus } from '../job-status';
import type { Job } from '../job-table';
import { JobStatusSelect } from '../JobStatusSelect';
import classes from './JobTable.module.css';
import type { TableColumn } from './table-columns';

export interface TableRowProps {
  job: Job;
  /** 1-based, the header included. */
  rowIndex: number;
  columns: readonly TableColumn[];
  style: CSSProperties;
  isSelected: boolean;
  onSelect: (internalId: string) => void;
  onStatus: (job: Job, status: JobStatus) => void;
  onEdit: (job: Job) => void;
}

/** One job in the table. */
export function TableRow({ job, rowIndex, columns, style, isSelected, onSelect, onStatus, onEdit }: TableRowProps) {
  const name = jobName(job);
  return (
    <tr className={classes['row']} style={style} aria-rowindex={rowIndex} data-selected={isSelected || undefined}>
      <td className={classes['cell']}>
        <Checkbox aria-label={`Select ${name}`} checked={isSelected} onChange={() => onSelect(job.internalId)} />
      </td>
      {columns.map(({ id, cell }) =>
        id === 'status' ? (
          <td key={id} className={classes['cell']}>
            <JobStatusSelect
              size="xs"
              aria-label={`Status of ${name}`}
              value={job.status}
              onChange={(status) => onStatus(job, status)}
            />
          </td>
        ) : (
          <td key={id} className={classes['cell']}>
            <span className={classes['text']}>{cell(job)}</span>
          </td>
        ),
      )}
      <td className={classes['cell']}>
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
}
