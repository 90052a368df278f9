import { useAppContext } from '@keepmark/app-shell';
import { userOf } from '@keepmark/auth';
import { useAllRows } from '@keepmark/local-store/react';
import { Icon, Page } from '@keepmark/ui';
import { saveFile } from '@keepmark/ui/file-export';
import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { dayOf, formatDay, plural } from '@keepmark/ui/words';
import { meansApplied } from '../applied';
import { jobEventTable } from '../job-history/job-event-table';
import { groupedEvents } from '../job-history/history-store';
import { historyOf } from '../job-history/job-history';
import { filteredJobs, type JobSelection, readJobFilter } from '../job-view/job-filter';
import { sortedJobs } from '../job-view/job-sort';
import { NoJobsYet } from '../NoJobsYet';
import { useSavedJobs } from '../jobs-store';
import classes from './ReportPage.module.css';
import type { ReportHead } from './report-pdf';
import { type ReportRow, ReportTable } from './ReportTable';

/** The days that a report covers; an empty one is open. */
interface Period {
  readonly from: string;
  readonly until: string;
}

/** The filtered jobs with something done in the period, each with its history. */
function useReportRows({ from, until }: Period, show: JobSelection): ReportRow[] {
  const { text, method, workplace, tag, sort, reverse } = readJobFilter(useSearch({ strict: false }));
  const jobs = useSavedJobs();
  const events = useAllRows(jobEventTable);
  return useMemo(() => {
    const eventsOf = groupedEvents(events);
    const isWithin = (day: string) => day >= from && (until === '' || day <= until);
    // Older rows may lack the flag. The list counts by it, but an office wants every application.
    const reported = show === 'applied' ? jobs.filter((job) => job.applied || meansApplied(job.status)) : jobs;
    const selection = show === 'applied' ? 'all' : show;
    return sortedJobs(filteredJobs(reported, { text, show: selection, method, workplace, tag }), sort, reverse)
      .map((job) => ({ job, steps: historyOf(job, eventsOf(job.internalId)) }))
      .filter(({ steps }) => steps.some(({ at }) => isWithin(dayOf(at))));
  }, [jobs, events, text, show, method, workplace, tag, sort, reverse, from, until]);
}

/** Saves the report as a PDF. */
function useSavePdf(head: ReportHead, rows: readonly ReportRow[]) {
  const [isWriting, setWriting] = useState(false);
  const savePdf = async () => {
    setWriting(true);
    await saveFile('PDF', async () => {
      const [{ writeTablePdf }, { reportPdfTable }] = await Promise.all([
        import('@keepmark/resume-pages/write-table-pdf'),
        import('./report-pdf'),
      ]);
      return { name: 'keepmark-job-search-report.pdf', content: await writeTablePdf(reportPdfTable(head, rows)) };
    });
    setWriting(false);
  };
  return { savePdf, isWriting };
}

/** A printable report of the filtered jobs with their history, for an employment office for example. */
export function ReportPage() {
  const { auth } = useAppContext();
  const [who] = useState(() => userOf(auth.session.getState())?.name ?? '');
  const [today] = useState(() => formatDay(new Date().toISOString()));
  const [period, setPeriod] = useState<Period>({ from: '', until: '' });
  const { show: listed } = readJobFilter(useSearch({ strict: false }));
  // An office wants to see applications. The list of all jobs has postings that someone only saved.
  const [show, setShow] = useState<JobSelection>(listed === 'all' ? 'applied' : listed);
  const rows = useReportRows(period, show);
  const summary = `${[periodText(period), plural(rows.length, 'job')].filter(Boolean).join(', ')}, as of ${today}`;
  const { savePdf, isWriting } = useSavePdf({ who, summary }, rows);
  if (useSavedJobs().length === 0) return <NoJobsYet title="Report" />;
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
        <NativeSelect
          label="Jobs"
          data={jobChoices(listed)}
          value={show}
          onChange={({ currentTarget }) => setShow(readJobFilter({ show: currentTarget.value }).show)}
        />
        <PeriodFields period={period} onChange={setPeriod} />
      </div>
      <div className={classes['head']}>
        {who ? <Text fw={600}>{who}</Text> : null}
        <Text>{summary}</Text>
      </div>
      <ReportTable rows={rows} />
    </Page>
  );
}

/** Applications, all jobs, and the selection of the list that the report was opened from. */
const jobChoices = (listed: JobSelection) => [
  { value: 'applied', label: 'Applied for' },
  { value: 'all', label: 'All saved jobs' },
  ...(listed === 'all' || listed === 'applied' ? [] : [{ value: listed, label: 'As in the list' }]),
];

function PeriodFields({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const { from, until } = period;
  return (
    <>
      <TextInput
        type="date"
        label="Activity from"
        max={until || undefined}
        value={from}
        onChange={({ currentTarget }) => onChange({ ...period, from: currentTarget.value })}
      />
      <TextInput
        type="date"
        label="To"
        min={from || undefined}
        value={until}
        onChange={({ currentTarget }) => onChange({ ...period, until: currentTarget.value })}
      />
    </>
  );
}

function periodText({ from, until }: Period): string {
  if (from && until) return `${formatDay(from)} to ${formatDay(until)}`;
  if (from) return `Since ${formatDay(from)}`;
  return until && `Through ${formatDay(until)}`;
}
