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
  statuses.map((value) => ({ value, label: jobStatusLabels[value] }));

/** The fourteen statuses as select options, by group. */
const statusOptions = [
  ...optionsOf([defaultJobStatus]),
  { group: 'In-Progress', items: optionsOf(inProgressStatuses) },
  { group: 'Complete', items: optionsOf(completeStatuses) },
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
      data={statusOptions}
      value={value}
      leftSection={<StatusDot status={value} />}
      onChange={({ currentTarget }) => {
        if (isJobStatus(currentTarget.value)) onChange(currentTarget.value);
      }}
    />
  );
}
