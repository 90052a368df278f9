import { describe, expect, it } from 'vitest';
import { companyFromDirectory, companyFromPlace, companyLinks, markSavedCompany } from './company';
import { SavedCompanies } from './saved-companies';
import { company, found, place } from './testing/fixtures';

describe('saving a company from', () => {
  it('a place keeps the place’s id and type', () => {
    expect(companyFromPlace(place())).toMatchObject({
      companyName: 'Corner Bakery',
      placeId: 'osm-n1',
      categories: ['bakery'],
      url: 'https://bakery.example/',
      latitude: 30.27,
      notes: 'Phone: +1 512 555 0100',
    });
    expect(companyFromPlace(place({ website: 'javascript:alert(1)', type: '', phone: '' }))).toMatchObject({
      url: '',
      categories: [],
      notes: '',
    });
  });

  it('the directory keeps its location and links', () => {
    expect(companyFromDirectory(found())).toMatchObject({
      companyName: 'Acme, Inc.',
      jobPostingsUrl: 'https://acme.example/careers',
      latitude: 30.2672,
      longitude: -97.7431,
    });
  });
});

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

it('escapes a company name in links', () => {
  expect(companyLinks('Smith & Co?').every(({ url }) => url.endsWith('=Smith%20%26%20Co%3F'))).toBe(true);
});
