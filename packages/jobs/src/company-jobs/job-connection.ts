import { type CompanyConnection, connectTable } from '@keepmark/companies/connections';
import { jobTable } from '../job-table';
import { createJobsStore } from '../jobs-store';
import { CompanyJobs } from './CompanyJobs';

/** Jobs follow the company that they are at. */
export const jobConnection: CompanyConnection = connectTable(jobTable, {
  released: { companyAlreadyAdded: false },
  // The store deletes their history with them.
  delete: (database, ids) => void createJobsStore(database).delete(ids),
  nouns: ['job', 'jobs'],
  Section: CompanyJobs,
});
