import { expect, it } from 'vitest';
import { historyOf } from '../job-history/job-history';
import { job } from '../testing/fixtures';
import { reportPdfTable } from './report-pdf';

it('has the words of the report on the screen, a row for each job', () => {
  const one = job({ status: 'application-submitted', dateApplied: '2026-10-02', submissionMethod: 'email' });
  const table = reportPdfTable({ who: 'Ada King', summary: '1 job' }, [{ job: one, steps: historyOf(one, []) }]);
  expect(table).toMatchObject({ title: 'Job search report', author: 'Ada King', lines: ['1 job'] });
  expect(table.rows).toEqual([
    [
      'Data Analyst\nNorthwind Labs',
      'Oct 2, 2026\nEmail',
      'Application Submitted',
      'Oct 2, 2026: Application Submitted',
    ],
  ]);
  expect(table.columns.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});
