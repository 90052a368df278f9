import { describe, expect, it } from 'vitest';
import { companyFromDirectory, companyFromPlace, companyLinks, KeptCompanies, names } from './company';
import { company, found, place } from './testing/fixtures';

describe('already-added marking', () => {
  it.each(['Acme', 'ACME', 'Acme, Inc.', ' acme corp '])('knows %j for a kept company', (name) => {
    expect(new KeptCompanies([company()]).named(name)?.internalId).toBe('company-1');
  });

  it.each(['', '  ', 'Acme Foods', 'Ac'])('does not know %j', (name) => {
    expect(new KeptCompanies([company(), company({ companyName: '' })]).named(name)).toBeUndefined();
  });
});

describe('naming a company', () => {
  const acme = { companyId: 'company-1', companyName: 'Acme' };
  it.each([
    [{ companyId: 'company-1', companyName: 'Once called otherwise' }, true],
    [{ companyId: 'company-2', companyName: 'Acme' }, false],
    [{ companyId: '', companyName: 'ACME Inc.' }, true],
    [{ companyName: 'ACME Inc.' }, true],
    [{ companyName: '' }, false],
    [{}, false],
  ])('%j: %j', (named, isIt) => {
    expect(names(named, acme)).toBe(isIt);
  });

  it('is never done by what names nothing, not even for a company without a name', () => {
    expect(names({ companyName: '' }, { companyId: 'x', companyName: '' })).toBe(false);
  });
});

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
