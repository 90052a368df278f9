import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { company } from '../testing/fixtures';
import {
  changedValues,
  companyFormOf,
  companyFormSchema,
  type CompanyFormValues,
  companyValuesOf,
  emptyCompanyForm,
} from './company-form';

function refusals(changes: Partial<CompanyFormValues>) {
  const { error } = companyFormSchema.safeParse({ ...emptyCompanyForm, companyName: 'Acme', ...changes });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('the form of a company', () => {
  it('needs no more than a name', () => {
    expect(refusals({})).toEqual({});
    expect(refusals({ companyName: '  ' })).toEqual({ companyName: 'Enter a name.' });
  });

  it.each([
    [{ url: 'javascript:alert(1)' }, 'url', 'Enter a web address such as https://example.com.'],
    [{ jobPostingsUrl: 'plain words' }, 'jobPostingsUrl', 'Enter a web address such as https://example.com.'],
    [{ latitude: '91', longitude: '0' }, 'latitude', 'Enter degrees between -90 and 90, such as 30.2672.'],
    [{ latitude: '30' }, 'longitude', 'Enter both latitude and longitude, or neither.'],
    [{ notes: 'n'.repeat(20_001) }, 'notes', 'Keep it under 20,000 characters.'],
  ])('refuses %j with a sentence at its field', (changes, path, sentence) => {
    expect(refusals(changes)).toEqual({ [path]: sentence });
  });

  it('gives a company back as it got it, so that nothing counts as changed', () => {
    const kept = fc.record({
      companyName: fc.constant('Acme'),
      notes: fc.string().map((text) => text.trim()),
      latitude: fc.constantFrom(null, 0, 30.2672),
      longitude: fc.constantFrom(null, 0, -97.7431),
    });
    fc.assert(
      fc.property(kept, (changes) => {
        const before = company(changes);
        expect(changedValues(companyValuesOf(companyFormOf(before)), before)).toEqual({});
      }),
    );
  });

  it('writes what differs', () => {
    const before = company();
    const form = { ...companyFormOf(before), url: 'acme.example' };
    expect(changedValues(companyValuesOf(form), before)).toEqual({ url: 'https://acme.example/' });
  });
});
