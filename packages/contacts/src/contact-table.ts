import { defineTable, field, type RowOf } from '@keepmark/local-store';
import { contactTypes } from './contact-type';

/**
 * A kept contact (specification, section 3), with what follows a conversation: when it was, and what comes next.
 * Dates are calendar days of the reader ("2026-10-20"), empty when there is none.
 */
export const contactTable = defineTable('contacts', {
  fields: {
    companyId: field.text(),
    companyName: field.text(),
    name: field.text(),
    title: field.text(),
    email: field.text(),
    phoneNumber: field.text(),
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
