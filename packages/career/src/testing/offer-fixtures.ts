import type { IncomeTaxSchedule, Taxes } from '@keepmark/contracts';
import type { Offer } from '../offers/offer-table';

/** An offer as the store returns it. Pass the values that matter to the test. */
export function offer(changes: Partial<Offer> = {}): Offer {
  return {
    internalId: 'offer-1',
    jobId: '',
    jobTitle: 'Registered Nurse',
    companyName: 'Mercy Hospital',
    salary: 62_000,
    salaryPer: 'year',
    hoursPerWeek: 40,
    daysPerWeek: 5,
    bonus: null,
    signingBonus: null,
    equityValue: null,
    equityYears: null,
    vacationDays: null,
    holidays: null,
    remoteDays: null,
    commuteMinutes: null,
    rent: null,
    areaCode: '',
    areaName: '',
    stateCode: '',
    benefits: '',
    notes: '',
    answerBy: '',
    dateAdded: '2026-10-01T08:00:00.000Z',
    dateUpdated: '',
    ...changes,
  };
}

const irs = { name: 'IRS', period: '2026', year: 2026, url: 'https://www.irs.gov/' };
const ssa = { name: 'SSA', period: '2026', year: 2026, url: 'https://www.ssa.gov/' };

const schedule = (share: number, first: number, second: number): IncomeTaxSchedule => ({
  brackets: [
    { from: 0, rate: first },
    { from: 50_000 * share, rate: second },
  ],
  standardDeduction: [{ from: 0, amount: 16_000 * share }],
  personalExemption: [],
  taxCredit: [],
});

/** Taxes of a made-up state, with round figures. Pass the values that matter to the test. */
export function taxes(changes: Partial<Taxes> = {}): Taxes {
  const flat = (rate: number) => [{ from: 0, rate }];
  return {
    stateCode: 'TX',
    federal: {
      table: 'hand-written',
      source: irs,
      single: schedule(1, 0.1, 0.2),
      marriedJointly: schedule(2, 0.1, 0.2),
      notes: [],
    },
    state: {
      table: 'hand-written',
      source: { name: 'Tax Foundation', period: '2026', year: 2026, url: 'https://taxfoundation.org/' },
      single: { ...schedule(1, 0, 0), brackets: flat(0) },
      marriedJointly: { ...schedule(2, 0, 0), brackets: flat(0) },
      notes: [],
    },
    payroll: [
      {
        name: 'Social Security',
        source: ssa,
        single: [...flat(0.062), { from: 180_000, rate: 0 }],
        marriedJointly: [...flat(0.062), { from: 180_000, rate: 0 }],
      },
      { name: 'Medicare', source: ssa, single: flat(0.0145), marriedJointly: flat(0.0145) },
    ],
    ...changes,
  };
}
