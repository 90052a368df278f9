import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import {
  defaultJobStatus,
  completeStatuses,
  inProgressStatuses,
  isJobStatus,
  type JobStatus,
  jobStatusLabels,
} from './job-status';
import classes from './JobStatusSelect.module.css';
import { StatusDot } from './StatusDot';

const optionsOf = (statuses: readonly JobStatus[]) =>
  statuses.map((status) => (
    <option key={status} value={status}>
      {jobStatusLabels[status]}
    </option>
  ));

// Made once: React skips elements that it has already drawn, and a list shows twenty of these selects.
const statusOptions = [
  ...optionsOf([defaultJobStatus]),
  <optgroup key="in-progress" label="In-Progress">
    {optionsOf(inProgressStatuses)}
  </optgroup>,
  <optgroup key="complete" label="Complete">
    {optionsOf(completeStatuses)}
  </optgroup>,
];

export type JobStatusSelectProps = Omit<NativeSelectProps, 'data' | 'value' | 'onChange' | 'leftSection'> & {
  value: JobStatus;
  onChange: (status: JobStatus) => void;
};

/** A select for the status of a job, with a dot for the outcome. The label says the same in words. */
export function JobStatusSelect({ value, onChange, ...props }: JobStatusSelectProps) {
  return (
    <NativeSelect
      {...props}
      value={value}
      leftSection={<StatusDot status={value} />}
      onChange={({ currentTarget }) => {
        if (isJobStatus(currentTarget.value)) onChange(currentTarget.value);
      }}
    >
      {statusOptions}
    </NativeSelect>
  );
}

export interface RowStatusSelectProps {
  /** What a screen reader calls it. */
  label: string;
  value: JobStatus;
  onChange: (status: JobStatus) => void;
  className?: string | undefined;
}

const chevrons = (
  <span className={classes['chevrons']}>
    <svg viewBox="0 0 15 15" aria-hidden>
      <path d="M5.25 5.75 7.5 3.5l2.25 2.25M5.25 9.25 7.5 11.5l2.25-2.25" />
    </svg>
  </span>
);

/**
 * The same for a row of a list. It looks like a `NativeSelect`, without its cost: a list renders twenty of them on each key
 * press in its filter.
 */
export function RowStatusSelect({ label, value, onChange, className = '' }: RowStatusSelectProps) {
  return (
    <div className={`${classes['field']} ${className}`}>
      <span className={classes['dot']}>
        <StatusDot status={value} />
      </span>
      <select
        aria-label={label}
        className={classes['select']}
        value={value}
        onChange={({ currentTarget }) => {
          if (isJobStatus(currentTarget.value)) onChange(currentTarget.value);
        }}
      >
        {statusOptions}
      </select>
      {chevrons}
    </div>
  );
}
