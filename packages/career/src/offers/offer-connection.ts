import { type CompanyConnection, connectTable } from '@keepmark/companies/connections';
import { CompanyOffers } from './CompanyOffers';
import { offerTable } from './offer-table';

/** Connects offers to the companies that made them: so that renames and deletes reach them. */
export const offerConnection: CompanyConnection = connectTable(offerTable, {
  released: {},
  nouns: ['offer', 'offers'],
  Section: CompanyOffers,
});
