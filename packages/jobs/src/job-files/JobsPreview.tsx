import { Table, Title } from '@mantine/core';
import { jobName, type JobValues } from '../job';
import { formatDay, plural } from '@keepmark/ui/words';
import { defaultJobStatus, jobStatusLabels } from '../job-status';

const previewCount = 5;

/** A preview of the first jobs in a file. */
export function JobsPreview({ jobs }: { jobs: readonly JobValues[] }) {
  if (jobs.length === 0) return null;
  return (
    <>
      <Title order={2} size="h4">
        {jobs.length > previewCount ? `Preview: ${previewCount} of ${plural(jobs.length, 'job')}` : 'Preview'}
      </Title>
      <Table.ScrollContainer minWidth={500} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table aria-label="Preview">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Job</Table.Th>
              <Table.Th>Status</Table.Th>
              <Table.Th>Location</Table.Th>
              <Table.Th>Applied on</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {jobs.slice(0, previewCount).map((values, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <Table.Tr key={index}>
                <Table.Td>{jobName(values)}</Table.Td>
                <Table.Td>{jobStatusLabels[values.status ?? defaultJobStatus]}</Table.Td>
                <Table.Td>{values.location ?? ''}</Table.Td>
                <Table.Td>{formatDay(values.dateApplied ?? '')}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}
