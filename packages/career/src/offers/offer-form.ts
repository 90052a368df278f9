import { atMost } from '@keepmark/ui/form-values';
import { isCalendarDay } from '@keepmark/ui/words';
import * as z from 'zod/mini';
import { amountText, dollarsField, dollarsOf, numberField, payUnits } from '../money/money';
import type { OfferValues } from './offer';
import type { Offer } from './offer-table';

const texts = [
  'jobId',
  'jobTitle',
  'companyName',
  'salaryPer',
  'areaCode',
  'areaName',
  'stateCode',
  'benefits',
  'notes',
  'answerBy',
] as const satisfies readonly (keyof Offer)[];
const amounts = ['salary', 'bonus', 'signingBonus', 'equityValue', 'rent'] as const satisfies readonly (keyof Offer)[];
const numbers = [
  'hoursPerWeek',
  'daysPerWeek',
  'equityYears',
  'vacationDays',
  'holidays',
  'remoteDays',
  'commuteMinutes',
] as const satisfies readonly (keyof Offer)[];

/** The fields of the form, as typed. */
export type OfferFormValues = Record<(typeof texts | typeof amounts | typeof numbers)[number], string>;

const names = [...texts, ...amounts, ...numbers];
const usual: OfferValues = { salaryPer: 'year', hoursPerWeek: 40, daysPerWeek: 5 };

/** The form values of an offer; without one, those of an empty form. */
export function offerFormOf(offer: OfferValues = {}): OfferFormValues {
  const known = { ...usual, ...offer };
  const text = (value: string | number | null = '') => (typeof value === 'number' ? amountText(value) : (value ?? ''));
  return Object.fromEntries(names.map((name) => [name, text(known[name])])) as OfferFormValues;
}

/** The values to store. */
export function offerValuesOf(form: OfferFormValues): OfferValues {
  const text = Object.fromEntries(texts.map((name) => [name, form[name].trim()]));
  const number = Object.fromEntries([...amounts, ...numbers].map((name) => [name, dollarsOf(form[name]) ?? null]));
  return { ...text, ...number };
}

const filled = (field: ReturnType<typeof numberField>, sentence: string) =>
  field.check(z.refine((text) => text.trim() !== '' && Number(text) > 0, sentence));

/** An offer for a saved job uses the job's names. */
const hasName = (form: unknown, name: 'jobTitle' | 'companyName'): boolean => {
  const { jobId, [name]: own } = form as Pick<OfferFormValues, 'jobId' | 'jobTitle' | 'companyName'>;
  return jobId !== '' || own.trim() !== '';
};

const named = (name: 'jobTitle' | 'companyName', error: string) =>
  z.refine((form) => hasName(form, name), {
    error,
    path: [name],
    // So that it shows together with the errors of other fields.
    when: () => true,
  });

/** The form's rules, with messages. */
export const offerFormSchema = z
  .object({
    jobId: z.string(),
    jobTitle: atMost(300),
    companyName: atMost(300),
    salary: dollarsField,
    salaryPer: z.enum(payUnits),
    hoursPerWeek: filled(numberField(100, 'hours'), 'Enter the hours of a week.'),
    daysPerWeek: filled(numberField(7, 'days'), 'Enter the workdays of a week.'),
    bonus: dollarsField,
    signingBonus: dollarsField,
    equityValue: dollarsField,
    equityYears: numberField(20, 'years'),
    vacationDays: numberField(365, 'days'),
    holidays: numberField(60, 'days'),
    remoteDays: numberField(7, 'days'),
    commuteMinutes: numberField(600, 'minutes'),
    rent: dollarsField,
    benefits: atMost(5000),
    notes: atMost(20_000),
    answerBy: z.string().check(z.refine((text) => text === '' || isCalendarDay(text), 'Enter a full date.')),
  })
  .check(named('jobTitle', 'Enter the job title.'), named('companyName', 'Enter the company name.'));
