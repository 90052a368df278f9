import { changedValues } from '@keepmark/ui/form-values';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { company } from '../testing/fixtures';
import {
  companyFormOf,
  companyFormSchema,
  type CompanyFormValues,
  companyValuesOf,
  emptyCompanyForm,
} from './company-form';

function errorsOf(changes: Partial<CompanyFormValues>) {
  const { error } = companyFormSchema.safeParse({ ...emptyCompanyForm, companyName: 'Acme', ...changes });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('company form', () => {
  it('requires only a name', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ companyName: '  ' })).toEqual({ companyName: 'Enter a name.' });
  });

  it.each([
    [{ url: 'javascript:alert(1)' }, 'url', 'Enter a web address such as https://example.com.'],
    [{ jobPostingsUrl: 'plain words' }, 'jobPostingsUrl', 'Enter a web address such as https://example.com.'],
    [{ latitude: '91', longitude: '0' }, 'latitude', 'Enter degrees between -90 and 90, such as 30.2672.'],
    [{ latitude: '30' }, 'longitude', 'Enter both latitude and longitude, or neither.'],
    [{ notes: 'n'.repeat(20_001) }, 'notes', 'Use 20,000 characters or fewer.'],
  ])('rejects %j with a message at its field', (changes, path, sentence) => {
    expect(errorsOf(changes)).toEqual({ [path]: sentence });
  });

  it('round-trips a company without changes', () => {
    const changedFields = fc.record({
      companyName: fc.constant('Acme'),
      notes: fc.string().map((text) => text.trim()),
      latitude: fc.constantFrom(null, 0, 30.2672),
      longitude: fc.constantFrom(null, 0, -97.7431),
    });
    fc.assert(
      fc.property(changedFields, (changes) => {
        const before = company(changes);
        expect(changedValues(companyValuesOf(companyFormOf(before)), before)).toEqual({});
      }),
    );
  });

  it('returns only the changed fields', () => {
    const before = company();
    const form = { ...companyFormOf(before), url: 'acme.example' };
    expect(changedValues(companyValuesOf(form), before)).toEqual({ url: 'https://acme.example/' });
  });
});
