import type { PrintedTable } from '@keepmark/resume-pages/write-table-pdf';
import { formatDay } from '@keepmark/ui/words';
import { jobStatusLabels } from '../job-status';
import { isSubmissionMethod, submissionMethodLabels } from '../vocabulary';
import type { ReportRow } from './ReportTable';

export interface ReportHead {
  /** The person's name; empty when it isn't known. */
  readonly who: string;
  /** "Since Oct 1, 2026, 12 jobs, as of Nov 22, 2026" */
  readonly summary: string;
}

const columns = [
  { label: 'Job', share: 0.32 },
  { label: 'Applied', share: 0.14 },
  { label: 'Status', share: 0.2 },
  { label: 'History', share: 0.34 },
];

const filled = (lines: readonly string[]) => lines.filter(Boolean).join('\n');

/** The report as a table for paper, with the words that the screen shows. */
export function reportPdfTable({ who, summary }: ReportHead, rows: readonly ReportRow[]): PrintedTable {
  return {
    title: 'Job search report',
    author: who,
    lines: [summary],
    paper: 'letter',
    columns,
    rows: rows.map(({ job, steps }) => [
      filled([
        job.jobTitle || 'Untitled job',
        [job.companyName, job.location].filter(Boolean).join(', '),
        job.contactInfo,
      ]),
      filled([
        formatDay(job.dateApplied),
        isSubmissionMethod(job.submissionMethod) ? submissionMethodLabels[job.submissionMethod] : '',
      ]),
      jobStatusLabels[job.status],
      filled(
        steps.map(({ at, status, note }) => {
          const remark = note ? ` (${note})` : '';
          return `${formatDay(at)}: ${jobStatusLabels[status]}${remark}`;
        }),
      ),
    ]),
  };
}
