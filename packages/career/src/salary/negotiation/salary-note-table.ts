import { defineTable, field, type RowOf } from '@keepmark/local-store';
import { payUnits } from '../../money/money';

/** What a person noted about the pay in an occupation, one row for each. Amounts are US dollars, null when not entered. */
export const salaryNoteTable = defineTable('salary_notes', {
  fields: {
    /** "29-1141". */
    occupationCode: field.text(),
    occupationTitle: field.text(),
    offer: field.number(null),
    target: field.number(null),
    /** What `offer` and `target` are counted by. */
    per: field.oneOf(payUnits, 'year'),
    /** The experience that the job asks for, such as "3 years". */
    experience: field.text(),
    notes: field.text(),
    /** ISO 8601. */
    dateUpdated: field.text(),
  },
  indexes: ['occupationCode'],
});
export type SalaryNote = RowOf<typeof salaryNoteTable>;
