import { offerConnection } from '@keepmark/career/company-connection';
import type { CompanyConnection } from '@keepmark/companies/connections';
import { contactConnection } from '@keepmark/contacts/company-connection';
import { interviewConnection } from '@keepmark/interviews/company-connection';
import { jobConnection } from '@keepmark/jobs/company-connection';

/**
 * The features connected to saved companies, in the order of their sections on the company page. Their rows follow a
 * rename, and are unlinked or deleted with the company. A feature whose rows name companies adds its connection only here.
 */
export const companyConnections: readonly CompanyConnection[] = [
  jobConnection,
  interviewConnection,
  offerConnection,
  contactConnection,
];
