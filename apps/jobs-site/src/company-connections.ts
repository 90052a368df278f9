import { type CompanyConnection, connectTable } from '@keepmark/companies';
import { contactTable } from '@keepmark/contacts';
import { CompanyContacts } from '@keepmark/contacts/company-contacts';
import { jobTable } from '@keepmark/jobs';
import { CompanyJobs } from '@keepmark/jobs/company-jobs';

/** What names companies: shown on their page, and asked about before one is deleted. */
export const companyConnections: readonly CompanyConnection[] = [
  connectTable(jobTable, { companyAlreadyAdded: false }, { nouns: ['job', 'jobs'], Section: CompanyJobs }),
  connectTable(contactTable, { companyId: '' }, { nouns: ['contact', 'contacts'], Section: CompanyContacts }),
];
