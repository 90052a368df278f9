import { defineTable, field, type RowOf } from '@keepmark/local-store';
import { payUnits } from '../../money/money';

/** A person's notes on pay, one row per occupation. Amounts are US dollars, or null if not entered. */
export const salaryNoteTable = defineTable('salary_notes', {
  fields: {
    /** "29-1141". */
    occupationCode: field.text(),
    occupationTitle: field.text(),
    offer: field.number(null),
    target: field.number(null),
    /** The period of `offer` and `target`. */
    per: field.oneOf(payUnits, 'year'),
    /** The experience that the job requires, such as "3 years". */
    experience: field.text(),
    notes: field.text(),
    /** ISO 8601. */
    dateUpdated: field.text(),
  },
  indexes: ['occupationCode'],
});
export type SalaryNote = RowOf<typeof salaryNoteTable>;
