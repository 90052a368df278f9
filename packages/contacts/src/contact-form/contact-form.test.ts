import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactTypes } from '../contact-type';
import { contact } from '../testing/fixtures';
import {
  changedValues,
  contactFormOf,
  contactFormSchema,
  type ContactFormValues,
  contactValuesOf,
  emptyContactForm,
} from './contact-form';

function refusals(changes: Partial<ContactFormValues>) {
  const { error } = contactFormSchema.safeParse({ ...emptyContactForm, name: 'Jane', ...changes });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('the form of a contact', () => {
  it('needs no more than a name', () => {
    expect(refusals({})).toEqual({});
    expect(refusals({ name: '  ' })).toEqual({ name: 'Enter a name.' });
  });

  it.each([
    [{ email: 'jane at example' }, 'email', 'Enter an e-mail address such as name@example.com, or leave it empty.'],
    [{ dateNextStep: '2026-02-30' }, 'dateNextStep', 'Enter a day, such as 10/20/2026.'],
    [{ title: 't'.repeat(301) }, 'title', 'Keep it under 300 characters.'],
  ])('refuses %j with a sentence at its field', (changes, path, sentence) => {
    expect(refusals(changes)).toEqual({ [path]: sentence });
  });

  it('gives a contact back as it got it, so that nothing counts as changed', () => {
    const kept = fc.record({
      name: fc.constant('Jane'),
      notes: fc.string().map((text) => text.trim()),
      contactType: fc.constantFrom(...contactTypes),
      companyId: fc.constantFrom('', 'company-1'),
    });
    fc.assert(
      fc.property(kept, (changes) => {
        const before = contact(changes);
        expect(changedValues(contactValuesOf(contactFormOf(before)), before)).toEqual({});
      }),
    );
  });

  it('writes what differs', () => {
    const before = contact();
    const form = { ...contactFormOf(before), email: ' new@example.com ', title: before.title };
    expect(changedValues(contactValuesOf(form), before)).toEqual({ email: 'new@example.com' });
  });
});
