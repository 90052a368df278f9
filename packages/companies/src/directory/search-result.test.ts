import { expect, it } from 'vitest';
import { SavedCompanies } from '../saved-companies';
import { company, found } from '../testing/fixtures';
import { markSavedCompany } from './search-result';

it('marks a company that was found when a saved one has its name', () => {
  const acme = company({ companyName: 'ACME' });
  const links = [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/acme' }];
  expect(markSavedCompany(found({ links }), new SavedCompanies([acme]))).toMatchObject({
    id: '7',
    companyName: 'Acme, Inc.',
    links,
    latitude: 30.2672,
    longitude: -97.7431,
    group: 'hiring',
    alreadyAdded: true,
    saved: acme,
  });
  expect(markSavedCompany(found(), new SavedCompanies([]))).toMatchObject({ alreadyAdded: false, saved: undefined });
});
