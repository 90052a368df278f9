import { useRows } from '@keepmark/local-store/react';
import { Icon, Page } from '@keepmark/ui';
import { Button, Table, Text } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { formatDay } from '../job-dates';
import { jobEventTable } from '../job-history/job-event-table';
import { groupedEvents } from '../job-history/history-store';
import { historyOf } from '../job-history/job-history';
import { filteredJobs, readJobFilter } from '../job-list/job-filter';
import { sortedJobs } from '../job-list/job-sort';
import { NoJobsYet } from '../job-list/NoJobsYet';
import { jobStatusLabels } from '../job-status';
import { useKeptJobs } from '../jobs-store';
import { isSubmissionMethod, submissionMethodLabels } from '../vocabulary';
import classes from './ReportPage.module.css';

/** The jobs of a filter with what was done for each, to be printed and shown to a job centre. */
export function ReportPage() {
  const filter = readJobFilter(useSearch({ strict: false }));
  const jobs = useKeptJobs();
  const events = useRows(jobEventTable);
  const [today] = useState(() => formatDay(new Date().toISOString()));
  const { text, show, method, sort, reverse } = filter;
  const rows = useMemo(() => {
    const eventsOf = groupedEvents(events);
    return sortedJobs(filteredJobs(jobs, { text, show, method }), sort, reverse).map((job) => ({
      job,
      steps: historyOf(job, eventsOf(job.internalId)),
    }));
  }, [jobs, events, text, show, method, sort, reverse]);
  if (jobs.length === 0) return <NoJobsYet title="Report" />;
  return (
    <Page
      title="Job search report"
      actions={
        <Button
          leftSection={<Icon name="printer" size="sm" />}
          className={classes['print']}
          onClick={() => window.print()}
        >
          Print
        </Button>
      }
    >
      <Text>
        {rows.length.toLocaleString('en')} {rows.length === 1 ? 'job' : 'jobs'}, as of {today}
      </Text>
      <Table.ScrollContainer minWidth={640}>
        <Table aria-label="Jobs with their history" verticalSpacing="xs" className={classes['table']}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Job</Table.Th>
              <Table.Th>Applied</Table.Th>
              <Table.Th>Status</Table.Th>
              <Table.Th>What happened</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ job, steps }) => (
              <Table.Tr key={job.internalId}>
                <Table.Td>
                  <Text fw={600}>{job.jobTitle || 'Untitled job'}</Text>
                  <Text size="sm">{[job.companyName, job.location].filter(Boolean).join(', ')}</Text>
                  {job.contactInfo ? <Text size="sm">{job.contactInfo}</Text> : null}
                </Table.Td>
                <Table.Td>
                  {formatDay(job.dateApplied)}
                  <Text size="sm">
                    {isSubmissionMethod(job.submissionMethod) ? submissionMethodLabels[job.submissionMethod] : ''}
                  </Text>
                </Table.Td>
                <Table.Td>{jobStatusLabels[job.status]}</Table.Td>
                <Table.Td>
                  {steps.map((step) => (
                    <div key={step.internalId ?? step.status}>
                      {formatDay(step.at)}: {jobStatusLabels[step.status]}
                      {step.note ? ` (${step.note})` : ''}
                    </div>
                  ))}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Page>
  );
}
