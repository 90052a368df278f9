import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import {
  defaultJobStatus,
  completeStatuses,
  inProgressStatuses,
  isJobStatus,
  type JobStatus,
  jobStatusLabels,
} from './job-status';
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
