import { type CompanyConnection, connectTable } from '@keepmark/companies/connections';
import { jobTable } from '../job-table';
import { createJobsStore } from '../jobs-store';
import { CompanyJobs } from './CompanyJobs';

/** Connects jobs to their company: they follow a new name and can be deleted with it. */
export const jobConnection: CompanyConnection = connectTable(jobTable, {
  released: { companyAlreadyAdded: false },
  // The store deletes their history, too.
  delete: (database, ids) => void createJobsStore(database).delete(ids),
  nouns: ['job', 'jobs'],
  Section: CompanyJobs,
});
