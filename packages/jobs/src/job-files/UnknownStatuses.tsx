import { plural } from '@keepmark/ui/words';
import { Alert, NativeSelect } from '@mantine/core';
import { Icon } from '@keepmark/ui';
import { type JobStatus, jobStatuses, jobStatusLabels } from '../job-status';
import type { ReadJobs } from './imported-job';

interface UnknownStatusesProps {
  readonly unknown: NonNullable<ReadJobs['unknownStatuses']>;
  readonly chosen: Readonly<Record<string, JobStatus>>;
  readonly onChange: (text: string, status: JobStatus | undefined) => void;
}

const shownCount = 30;
const options = [
  { value: '', label: 'Applied if the job has a date, or else Not Started' },
  ...jobStatuses.map((status) => ({ value: status, label: jobStatusLabels[status] })),
];

/** Asks what each status of a file means that we don't know. */
export function UnknownStatuses({ unknown, chosen, onChange }: UnknownStatusesProps) {
  return (
    <Alert color="warning" icon={<Icon name="alert-triangle" />} title="Choose what these statuses mean">
      {unknown.slice(0, shownCount).map(({ text, count }) => (
        <NativeSelect
          key={text}
          label={`${text.slice(0, 60)} (${plural(count, 'job')})`}
          data={options}
          value={chosen[text] ?? ''}
          onChange={({ currentTarget }) =>
            onChange(
              text,
              jobStatuses.find((status) => status === currentTarget.value),
            )
          }
        />
      ))}
      {unknown.length > shownCount ? `${(unknown.length - shownCount).toLocaleString('en')} more` : null}
    </Alert>
  );
}
