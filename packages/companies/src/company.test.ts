import { describe, expect, it } from 'vitest';
import { companyFromDirectory, companyFromPlace, companyLinks } from './company';
import { found, place } from './testing/fixtures';

describe('a company made from', () => {
  it('a place carries its id and its kind', () => {
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

  it('the directory has its position and pages', () => {
    expect(companyFromDirectory(found())).toMatchObject({
      companyName: 'Acme, Inc.',
      jobPostingsUrl: 'https://acme.example/careers',
      latitude: 30.2672,
      longitude: -97.7431,
    });
  });
});

it('puts a name into a link as it is', () => {
  expect(companyLinks('Smith & Co?').every(({ url }) => url.endsWith('=Smith%20%26%20Co%3F'))).toBe(true);
});
