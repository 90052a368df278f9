import type { Database } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { notify } from '@keepmark/ui';
import { formatDay } from '../job-dates';
import { jobEventTable } from '../job-history/job-event-table';
import { jobTable } from '../job-table';
import { type JobAtCompany, quietAtCompany } from './quiet-company';
import { quietAfterDaysIn } from './quiet-setting';

/**
 * Says so when somebody applies again to companies that have gone quiet; it keeps nobody from it.
 *
 * @param appliedFor the jobs that were applied for just now
 * @param open shows a kept job
 */
export function warnAboutQuiet(
  database: Database,
  appliedFor: readonly JobAtCompany[],
  open: (internalId: string) => void,
): void {
  const jobs = allRows(database.table(jobTable));
  const events = database.table(jobEventTable);
  const eventsOf = (jobId: string) => allRows(events, { where: { jobId } });
  const afterDays = quietAfterDaysIn(database);
  const now = new Date();
  const quiet = new Map(
    appliedFor.flatMap((job) => {
      const found = quietAtCompany(job, jobs, eventsOf, afterDays, now);
      return found ? [[found.job.internalId, found] as const] : [];
    }),
  );
  const [first, ...others] = quiet.values();
  if (!first) return;
  const { companyName, jobTitle, dateApplied, internalId } = first.job;
  const about = [jobTitle && ` for ${jobTitle}`, dateApplied && ` of ${formatDay(dateApplied)}`].join('');
  const more = others.length > 0 ? ' Your desk lists the other companies that went quiet.' : '';
  notify.warning(`${companyName} has not answered your application${about}. Ask about that one first.${more}`, {
    action: { label: 'Open it', onClick: () => open(internalId) },
  });
}
