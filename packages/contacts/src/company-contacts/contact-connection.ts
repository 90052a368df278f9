import { type CompanyConnection, connectTable } from '@keepmark/companies/connections';
import { contactTable } from '../contact-table';
import { CompanyContacts } from './CompanyContacts';

/** Contacts follow the company that they are at. */
export const contactConnection: CompanyConnection = connectTable(contactTable, {
  released: { companyId: '' },
  nouns: ['contact', 'contacts'],
  Section: CompanyContacts,
});
