import { usePrinting } from '@keepmark/ui/printing';
import { useWindowRows } from '@keepmark/ui/virtual-list/use-window-rows';
import { formatDay } from '@keepmark/ui/words';
import { Table, Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import type { JobStep } from '../job-history/job-history';
import { jobStatusLabels } from '../job-status';
import type { Job } from '../job-table';
import { isSubmissionMethod, submissionMethodLabels } from '../vocabulary';
import classes from './ReportTable.module.css';

const rowHeight = 76;

export interface ReportRow {
  readonly job: Job;
  readonly steps: readonly JobStep[];
}

/** The jobs of a report with their history. On the screen it holds the rows in sight, on paper all of them. */
export function ReportTable({ rows }: { rows: readonly ReportRow[] }) {
  const isPrinting = usePrinting();
  const {
    container,
    rows: inSight,
    scrollMargin,
  } = useWindowRows<HTMLTableSectionElement>({
    count: rows.length,
    rowHeight,
    keyOf: (index) => rows[index]?.job.internalId ?? index,
  });
  const items = inSight.getVirtualItems();
  const above = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const below = inSight.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin);

  return (
    <Table.ScrollContainer
      minWidth={820}
      classNames={{ scrollContainerInner: classes['inner'] ?? '' }}
      scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
    >
      <Table
        aria-label="Jobs with their history"
        aria-rowcount={rows.length + 1}
        verticalSpacing="xs"
        layout="fixed"
        className={classes['table']}
      >
        <Table.Thead>
          <Table.Tr aria-rowindex={1}>
            <Table.Th className={classes['job']}>Job</Table.Th>
            <Table.Th className={classes['day']}>Applied</Table.Th>
            <Table.Th className={classes['status']}>Status</Table.Th>
            <Table.Th>History</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={container}>
          {isPrinting ? (
            rows.map((row, index) => <ReportLine key={row.job.internalId} row={row} index={index} />)
          ) : (
            <>
              <Space height={above} />
              {items.map(({ key, index }) => {
                const row = rows[index];
                return row ? <ReportLine key={key} ref={inSight.measureElement} row={row} index={index} /> : null;
              })}
              <Space height={below} />
            </>
          )}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** The height of the rows that aren't rendered. */
const Space = ({ height }: { height: number }) => (height > 0 ? <tr aria-hidden style={{ height }} /> : null);

interface ReportLineProps extends Pick<ComponentProps<'tr'>, 'ref'> {
  row: ReportRow;
  index: number;
}

function ReportLine({ row: { job, steps }, index, ref }: ReportLineProps) {
  return (
    <Table.Tr ref={ref} data-index={index} aria-rowindex={index + 2}>
      <Table.Td>
        <Text fw={600}>{job.jobTitle || 'Untitled job'}</Text>
        <Text size="sm">{[job.companyName, job.location].filter(Boolean).join(', ')}</Text>
        {job.contactInfo ? <Text size="sm">{job.contactInfo}</Text> : null}
      </Table.Td>
      <Table.Td data-label="Applied">
        {formatDay(job.dateApplied)}
        {isSubmissionMethod(job.submissionMethod) ? (
          <Text size="sm">{submissionMethodLabels[job.submissionMethod]}</Text>
        ) : null}
      </Table.Td>
      <Table.Td data-label="Status">{jobStatusLabels[job.status]}</Table.Td>
      <Table.Td data-label="History">
        {steps.map((step) => (
          <div key={step.internalId ?? step.status}>
            {formatDay(step.at)}: {jobStatusLabels[step.status]}
            {step.note ? ` (${step.note})` : ''}
          </div>
        ))}
      </Table.Td>
    </Table.Tr>
  );
}
