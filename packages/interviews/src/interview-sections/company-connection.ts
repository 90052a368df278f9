import { type CompanyConnection, connectTable } from '@keepmark/companies/connections';
import { interviewTable } from '../interview-table';
import { CompanyInterviews } from './CompanyInterviews';

/** Connects interviews to their company, so that renames and deletes reach them. */
export const interviewConnection: CompanyConnection = connectTable(interviewTable, {
  released: { companyId: '' },
  nouns: ['interview', 'interviews'],
  Section: CompanyInterviews,
});
