import { defineTable, field, type RowOf } from '@keepmark/local-store';
import { contactTypes } from './contact-type';

/**
 * The table of contacts (specification, section 3), with the last contact and the next step. Dates are calendar days
 * ("2026-10-20") in the person's time zone, or empty.
 */
export const contactTable = defineTable('contacts', {
  fields: {
    companyId: field.text(),
    companyName: field.text(),
    name: field.text(),
    title: field.text(),
    email: field.text(),
    phoneNumber: field.text(),
    /** A web address, such as a LinkedIn profile. */
    url: field.text(),
    contactType: field.oneOf(contactTypes, 'other'),
    notes: field.text(),
    dateLastContacted: field.text(),
    nextStep: field.text(),
    dateNextStep: field.text(),
  },
  indexes: ['companyId', 'name'],
  counts: ['contactType'],
});
export type Contact = RowOf<typeof contactTable>;
