import { companyTable, type NamedCompany } from '@keepmark/companies';
import { createCompaniesStore } from '@keepmark/companies/companies-store';
import { connectedRows } from '@keepmark/companies/connections';
import { contactTable } from '@keepmark/contacts';
import { createContactsStore } from '@keepmark/contacts/contacts-store';
import { interviewTable } from '@keepmark/interviews';
import { createInterviewsStore } from '@keepmark/interviews/interviews-store';
import { jobTable } from '@keepmark/jobs';
import { createJobsStore } from '@keepmark/jobs/jobs-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { testDatabase } from '@keepmark/local-store/testing';
import { companyConnections } from '../company-connections';

/** A new database with the stores of the suite, and one function for each thing people do with companies. */
export function openSuite() {
  const database = testDatabase();
  const tables = {
    companies: database.table(companyTable),
    jobs: database.table(jobTable),
    contacts: database.table(contactTable),
    interviews: database.table(interviewTable),
  };
  const companies = createCompaniesStore(database);
  const jobs = createJobsStore(database);
  const contacts = createContactsStore(database);
  const interviews = createInterviewsStore(database);
  return {
    database,
    tables,
    companies,
    jobs,
    contacts,
    interviews,
    /** Every row of every table. */
    rows: () => ({
      companies: allRows(tables.companies),
      jobs: allRows(tables.jobs),
      contacts: allRows(tables.contacts),
      interviews: allRows(tables.interviews),
    }),
    addCompany: (companyName: string) => companies.add({ companyName }),
    addJob: (companyName: string) => jobs.add({ jobTitle: 'Baker', companyName }),
    addContact: (company: Partial<NamedCompany>) => contacts.add('Added Jane', { name: 'Jane', ...company }).internalId,
    addInterview: (values: Partial<NamedCompany> & { jobId?: string }) => interviews.add(values).internalId,
    rename(internalId: string, companyName: string) {
      const edit = companies.edit(internalId, { companyName }, companyConnections);
      if (!edit) throw new Error(`No company has the id ${internalId}.`);
      return edit;
    },
    delete(internalId: string, fates: Parameters<typeof companies.delete>[2] = {}) {
      const company = companies.get(internalId);
      if (!company) throw new Error(`No company has the id ${internalId}.`);
      const { companyName } = company;
      const groups = connectedRows(database, { companyId: internalId, companyName }, companyConnections);
      return companies.delete(company, groups, fates);
    },
  };
}
