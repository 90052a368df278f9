import type { Database, Undo } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { notify, tryAndNotify } from '@keepmark/ui';
import { formatDay } from '@keepmark/ui/words';
import { jobEventTable } from '../job-history/job-event-table';
import { jobTable } from '../job-table';
import { type JobAtCompany, quietAtCompany } from './quiet-company';
import { quietAfterDays } from './quiet-setting';
import { readSetting } from '@keepmark/app-shell/setting';

/**
 * Warns someone who applies again to a company that hasn't replied. It doesn't stop them.
 *
 * @param appliedFor the jobs just applied for
 * @param open shows a saved job
 * @param undo takes back what was done with the jobs
 */
export function warnAboutQuiet(
  database: Database,
  appliedFor: readonly JobAtCompany[],
  open: (internalId: string) => void,
  undo: Undo,
): void {
  const jobs = allRows(database.table(jobTable));
  const events = database.table(jobEventTable);
  const eventsOf = (jobId: string) => allRows(events, { where: { jobId } });
  const afterDays = readSetting(database, quietAfterDays);
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
  const about = [jobTitle && ` for ${jobTitle}`, dateApplied && ` from ${formatDay(dateApplied)}`].join('');
  const more = others.length > 0 ? ' See your desk for other companies with no reply.' : '';
  notify.warning(`${companyName} hasn’t replied to your application${about}. Follow up on that one first.${more}`, {
    action: { label: 'Open application', onClick: () => open(internalId) },
    undo: () => tryAndNotify(undo),
  });
}
