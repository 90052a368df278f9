import { emailPattern, webAddress } from '@keepmark/contracts';
import { atMost, required } from '@keepmark/ui/form-values';
import * as z from 'zod/mini';
import type { ContactValues } from '../contact';
import type { FormPart } from '@keepmark/ui/entity-form';
import { formatDay, isCalendarDay } from '@keepmark/ui/words';
import type { Contact } from '../contact-table';
import { type ContactType, contactTypeLabels, contactTypes } from '../contact-type';

/** The values of the inputs. Dates are calendar days. */
export interface ContactFormValues extends Record<string, unknown> {
  name: string;
  title: string;
  companyId: string;
  companyName: string;
  contactType: ContactType;
  email: string;
  phoneNumber: string;
  url: string;
  dateLastContacted: string;
  nextStep: string;
  dateNextStep: string;
  notes: string;
}

/** An empty form. */
export const emptyContactForm: ContactFormValues = {
  name: '',
  title: '',
  companyId: '',
  companyName: '',
  contactType: 'recruiter',
  email: '',
  phoneNumber: '',
  url: '',
  dateLastContacted: '',
  nextStep: '',
  dateNextStep: '',
  notes: '',
};

/** The fields of the form as people see them. */
export const contactFormParts: readonly FormPart<ContactFormValues>[] = [
  { label: 'Name', fields: ['name'] },
  { label: 'Company', fields: ['companyId', 'companyName'], text: ({ companyName }) => companyName },
  { label: 'Job title', fields: ['title'] },
  { label: 'Type', fields: ['contactType'], text: ({ contactType }) => contactTypeLabels[contactType] },
  { label: 'Email', fields: ['email'] },
  { label: 'Phone', fields: ['phoneNumber'] },
  { label: 'Link', fields: ['url'] },
  {
    label: 'Last contacted',
    fields: ['dateLastContacted'],
    text: ({ dateLastContacted }) => formatDay(dateLastContacted),
  },
  { label: 'Next step date', fields: ['dateNextStep'], text: ({ dateNextStep }) => formatDay(dateNextStep) },
  { label: 'Next step', fields: ['nextStep'] },
  { label: 'Notes', fields: ['notes'] },
];

/** The form values of a contact. */
export function contactFormOf(contact: Contact): ContactFormValues {
  const names = Object.keys(emptyContactForm) as (keyof Contact)[];
  return { ...emptyContactForm, ...Object.fromEntries(names.map((name) => [name, contact[name]])) };
}

/** The values to store. */
export function contactValuesOf(form: ContactFormValues): ContactValues {
  return {
    name: form.name.trim(),
    title: form.title.trim(),
    companyId: form.companyId,
    companyName: form.companyName.trim(),
    contactType: form.contactType,
    email: form.email.trim(),
    phoneNumber: form.phoneNumber.trim(),
    url: webAddress(form.url) ?? '',
    dateLastContacted: form.dateLastContacted,
    nextStep: form.nextStep.trim(),
    dateNextStep: form.dateNextStep,
    notes: form.notes.trim(),
  };
}

const day = z
  .string()
  .check(z.refine((text) => text === '' || isCalendarDay(text), 'Enter a date, such as 10/20/2026.'));

/** What the form accepts, with an error message for everything else. */
export const contactFormSchema = z.object({
  name: required('Enter a name.', 300),
  title: atMost(300),
  companyName: atMost(300),
  contactType: z.enum(contactTypes),
  email: z.string().check(
    z.trim(),
    z.maxLength(320, 'Use 320 characters or fewer.'),
    z.refine(
      (text) => text === '' || emailPattern.test(text),
      'Enter an email address such as name@example.com, or leave it empty.',
    ),
  ),
  phoneNumber: atMost(100),
  url: z.string().check(
    z.maxLength(2000, 'Use 2,000 characters or fewer.'),
    z.refine(
      (text) => webAddress(text) !== undefined,
      'Enter a link such as https://www.linkedin.com/in/name, or leave it empty.',
    ),
  ),
  dateLastContacted: day,
  nextStep: atMost(500),
  dateNextStep: day,
  notes: atMost(20_000),
});
