import type { FormPart } from '@keepmark/ui/entity-form';
import { formatDay } from '@keepmark/ui/words';
import { type PayUnit, payUnits } from '../money/money';
import { offerName } from './offer';
import type { OfferFormValues } from './offer-form';

const perUnit: Readonly<Record<PayUnit, string>> = { year: 'a year', hour: 'an hour' };

/** "62,000 a year" */
function payOf({ salary, salaryPer }: OfferFormValues): string {
  const unit = payUnits.find((one) => one === salaryPer);
  return salary === '' || !unit ? salary : `${salary} ${perUnit[unit]}`;
}

/** The fields of the form as people see them. */
export const offerFormParts: readonly FormPart<OfferFormValues>[] = [
  // Picking a job fills in its title and company.
  {
    label: 'Job',
    fields: ['jobId', 'jobTitle', 'companyName'],
    text: ({ jobTitle, companyName }) => (jobTitle || companyName ? offerName({ jobTitle, companyName }) : ''),
  },
  { label: 'Respond by', fields: ['answerBy'], text: ({ answerBy }) => formatDay(answerBy) },
  { label: 'Salary or wage', fields: ['salary', 'salaryPer'], text: payOf },
  { label: 'Hours per week', fields: ['hoursPerWeek'] },
  { label: 'Workdays per week', fields: ['daysPerWeek'] },
  { label: 'Yearly bonus', fields: ['bonus'] },
  { label: 'Signing bonus', fields: ['signingBonus'] },
  { label: 'Equity', fields: ['equityValue'] },
  { label: 'Vesting years', fields: ['equityYears'] },
  { label: 'Vacation days', fields: ['vacationDays'] },
  { label: 'Paid holidays', fields: ['holidays'] },
  { label: 'Remote days', fields: ['remoteDays'] },
  { label: 'Commute', fields: ['commuteMinutes'] },
  { label: 'Area', fields: ['areaCode', 'areaName'], text: ({ areaName }) => areaName },
  { label: 'State', fields: ['stateCode'] },
  { label: 'Rent', fields: ['rent'] },
  { label: 'Benefits', fields: ['benefits'] },
  { label: 'Notes', fields: ['notes'] },
];
