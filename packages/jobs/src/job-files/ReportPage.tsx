import { useAppContext } from '@keepmark/app-shell';
import { userOf } from '@keepmark/auth';
import { useAllRows } from '@keepmark/local-store/react';
import { Icon, notify, Page } from '@keepmark/ui';
import { downloadFile } from '@keepmark/ui/file-export';
import { Button, Text, TextInput } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { dayOf, formatDay, plural } from '@keepmark/ui/words';
import { jobEventTable } from '../job-history/job-event-table';
import { groupedEvents } from '../job-history/history-store';
import { historyOf } from '../job-history/job-history';
import { filteredJobs, readJobFilter } from '../job-view/job-filter';
import { sortedJobs } from '../job-view/job-sort';
import { NoJobsYet } from '../job-list/NoJobsYet';
import { useSavedJobs } from '../jobs-store';
import classes from './ReportPage.module.css';
import { ReportTable } from './ReportTable';

/** A printable report of the filtered jobs with their history, for an employment office for example. */
export function ReportPage() {
  const filter = readJobFilter(useSearch({ strict: false }));
  const jobs = useSavedJobs();
  const events = useAllRows(jobEventTable);
  const { auth } = useAppContext();
  const [who] = useState(() => userOf(auth.session.getState())?.name ?? '');
  const [today] = useState(() => formatDay(new Date().toISOString()));
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const { text, show, method, sort, reverse } = filter;
  const rows = useMemo(() => {
    const eventsOf = groupedEvents(events);
    const isWithin = (day: string) => day >= from && (until === '' || day <= until);
    return sortedJobs(filteredJobs(jobs, { text, show, method }), sort, reverse)
      .map((job) => ({ job, steps: historyOf(job, eventsOf(job.internalId)) }))
      .filter(({ steps }) => steps.some(({ at }) => isWithin(dayOf(at))));
  }, [jobs, events, text, show, method, sort, reverse, from, until]);
  const [isWriting, setWriting] = useState(false);
  const summary = `${[periodText(from, until), plural(rows.length, 'job')].filter(Boolean).join(', ')}, as of ${today}`;
  const savePdf = async () => {
    setWriting(true);
    try {
      const [{ writeTablePdf }, { reportPdfTable }] = await Promise.all([
        import('@keepmark/resumes/write-table-pdf'),
        import('./report-pdf'),
      ]);
      const file = await writeTablePdf(reportPdfTable({ who, summary }, rows));
      downloadFile('keepmark-job-search-report.pdf', file);
    } catch {
      notify.error("We couldn't create the file. Check your connection and try again.");
    }
    setWriting(false);
  };
  if (jobs.length === 0) return <NoJobsYet title="Report" />;
  return (
    <Page
      title="Job search report"
      actions={
        <div className={classes['actions']}>
          <Button variant="light" leftSection={<Icon name="printer" size="sm" />} onClick={() => window.print()}>
            Print
          </Button>
          <Button leftSection={<Icon name="download" size="sm" />} loading={isWriting} onClick={() => void savePdf()}>
            Save as PDF
          </Button>
        </div>
      }
    >
      <div className={classes['period']}>
        <TextInput
          type="date"
          label="Activity from"
          max={until || undefined}
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <TextInput
          type="date"
          label="To"
          min={from || undefined}
          value={until}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
        />
      </div>
      <div className={classes['head']}>
        {who ? <Text fw={600}>{who}</Text> : null}
        <Text>{summary}</Text>
      </div>
      <ReportTable rows={rows} />
    </Page>
  );
}

function periodText(from: string, until: string): string {
  if (from && until) return `${formatDay(from)} to ${formatDay(until)}`;
  if (from) return `Since ${formatDay(from)}`;
  return until && `Through ${formatDay(until)}`;
}
