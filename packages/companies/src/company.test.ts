import { describe, expect, it } from 'vitest';
import { companyFromDirectory, companyFromPlace, companyLinks } from './company';
import { found, place } from './testing/fixtures';

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

it('escapes a company name in links', () => {
  expect(companyLinks('Smith & Co?').every(({ url }) => url.endsWith('=Smith%20%26%20Co%3F'))).toBe(true);
});
