import { changedValues } from '@keepmark/ui/form-values';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactTypes } from '../contact-type';
import { contact } from '../testing/fixtures';
import {
  contactFormOf,
  contactFormSchema,
  type ContactFormValues,
  contactValuesOf,
  emptyContactForm,
} from './contact-form';

function errorsOf(changes: Partial<ContactFormValues>) {
  const { error } = contactFormSchema.safeParse({ ...emptyContactForm, name: 'Jane', ...changes });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('contact form', () => {
  it('requires only a name', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ name: '  ' })).toEqual({ name: 'Enter a name.' });
  });

  it.each([
    [{ email: 'jane at example' }, 'email', 'Enter an email address such as name@example.com, or leave it empty.'],
    [
      { url: 'javascript:alert(1)' },
      'url',
      'Enter a link such as https://www.linkedin.com/in/name, or leave it empty.',
    ],
    [{ dateNextStep: '2026-02-30' }, 'dateNextStep', 'Enter a date, such as 10/20/2026.'],
    [{ title: 't'.repeat(301) }, 'title', 'Use 300 characters or fewer.'],
  ])('rejects %j with a message at its field', (changes, path, sentence) => {
    expect(errorsOf(changes)).toEqual({ [path]: sentence });
  });

  it('round-trips a contact without changes', () => {
    const changedFields = fc.record({
      name: fc.constant('Jane'),
      notes: fc.string().map((text) => text.trim()),
      contactType: fc.constantFrom(...contactTypes),
      companyId: fc.constantFrom('', 'company-1'),
    });
    fc.assert(
      fc.property(changedFields, (changes) => {
        const before = contact(changes);
        expect(changedValues(contactValuesOf(contactFormOf(before)), before)).toEqual({});
      }),
    );
  });

  it('returns only the changed fields', () => {
    const before = contact();
    const form = { ...contactFormOf(before), email: ' new@example.com ', title: before.title };
    expect(changedValues(contactValuesOf(form), before)).toEqual({ email: 'new@example.com' });
  });
});
