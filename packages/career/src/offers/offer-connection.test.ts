import { createCompaniesStore } from '@keepmark/companies/companies-store';
import { testDatabase } from '@keepmark/local-store/testing';
import { expect, it } from 'vitest';
import { offerConnection } from './offer-connection';
import { offerTable } from './offer-table';

it('renames the offers of a company, including those without a saved job', () => {
  const database = testDatabase();
  const companyId = createCompaniesStore(database).add({ companyName: 'Acme' });
  const offers = database.table(offerTable);
  for (const companyName of ['Acme', 'ACME, Inc.', 'Bakery']) offers.insert({ companyName });
  const ids = offerConnection.idsAt(database, { companyId, companyName: 'Acme' });
  offerConnection.rename(database, ids, 'Bolt');
  expect(offers.query().map(({ companyName }) => companyName)).toEqual(['Bolt', 'Bolt', 'Bakery']);
});
