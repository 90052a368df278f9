import { defineTable, field, type RowOf } from '@keepmark/local-store';
import { payUnits } from '../money/money';

/**
 * Job offers. Amounts are US dollars, or null if not entered. Moments are ISO 8601; `answerBy` is a calendar day,
 * "2026-12-01", or empty.
 */
export const offerTable = defineTable('offers', {
  fields: {
    /** The saved job that it's for; empty for none. */
    jobId: field.text(),
    jobTitle: field.text(),
    companyName: field.text(),
    salary: field.number(null),
    /** The period of `salary`. */
    salaryPer: field.oneOf(payUnits, 'year'),
    hoursPerWeek: field.number(40),
    daysPerWeek: field.number(5),
    /** Expected per year. */
    bonus: field.number(null),
    signingBonus: field.number(null),
    /** The person's estimate of its total value. */
    equityValue: field.number(null),
    /** Years until all of it has vested. */
    equityYears: field.number(null),
    /** Per year. */
    vacationDays: field.number(null),
    /** Paid holidays per year. */
    holidays: field.number(null),
    /** Per week. */
    remoteDays: field.number(null),
    /** One way, in minutes, as the person entered it. */
    commuteMinutes: field.number(null),
    /** Per month, where they would live. */
    rent: field.number(null),
    /** The area whose prices apply; empty for none. */
    areaCode: field.text(),
    areaName: field.text(),
    /** Two letters: the state whose income tax applies; empty for none. */
    stateCode: field.text(),
    benefits: field.text(),
    notes: field.text(),
    answerBy: field.text(),
    dateAdded: field.text(),
    dateUpdated: field.text(),
  },
  indexes: ['jobId'],
});
export type Offer = RowOf<typeof offerTable>;
