import { savedCompanies } from '@keepmark/companies';
import type { Database, Undo } from '@keepmark/local-store';
import { type Job, jobTable } from '../job-table';

/**
 * Remembers the saved companies of jobs that are about to be deleted. Jobs know their company only by name, so a rename
 * between the deletion and its undo doesn't reach them.
 *
 * @returns runs the undo, and gives the restored jobs the current names and marks of their companies, in one transaction
 */
export function companiesAtDeletion(database: Database, deleted: readonly Job[]): (undo: Undo) => void {
  const jobs = database.table(jobTable);
  const before = savedCompanies(database);
  const companies = new Map(
    deleted.map(({ internalId, companyName }) => {
      const [only, another] = before.allNamed(companyName);
      return [internalId, another ? undefined : only] as const;
    }),
  );
  return (undo) =>
    database.transaction(() => {
      undo();
      const saved = savedCompanies(database);
      for (const [id, company] of companies) {
        const job = jobs.get(id);
        if (!job) continue;
        const now = saved.withId(company?.internalId ?? '');
        const isRenamed = now !== undefined && now.companyName !== company?.companyName;
        const companyName = isRenamed && !saved.named(job.companyName) ? now.companyName : job.companyName;
        const companyAlreadyAdded = job.companyAlreadyAdded && saved.named(companyName) !== undefined;
        if (companyName !== job.companyName || companyAlreadyAdded !== job.companyAlreadyAdded) {
          jobs.update(id, { companyName, companyAlreadyAdded });
        }
      }
    });
}
