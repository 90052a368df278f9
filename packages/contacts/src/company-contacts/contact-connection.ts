import { type CompanyConnection, connectTable } from '@keepmark/companies/connections';
import { contactTable } from '../contact-table';
import { CompanyContacts } from './CompanyContacts';

/** Connects contacts to their company: renames and deletes reach them. */
export const contactConnection: CompanyConnection = connectTable(contactTable, {
  released: { companyId: '' },
  nouns: ['contact', 'contacts'],
  Section: CompanyContacts,
});
