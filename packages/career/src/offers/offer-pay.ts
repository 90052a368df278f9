import { type PayUnit } from '../money/money';
import type { Commute } from './offer';
import type { Offer } from './offer-table';

const weeksPerYear = 52;

/** A wage for a year of this many hours a week. */
const yearlyOf = (amount: number, per: PayUnit, hoursPerWeek: number): number =>
  per === 'year' ? amount : amount * hoursPerWeek * weeksPerYear;

/** What an offer pays before taxes, in dollars. */
export interface OfferPay {
  readonly salary: number;
  /** Salary and bonus: the yearly cash. */
  readonly cash: number;
  /** Cash and signing bonus. */
  readonly firstYear: number;
}

type PayFields = Pick<Offer, 'salary' | 'salaryPer' | 'hoursPerWeek' | 'bonus' | 'signingBonus'>;

/** The yearly pay of an offer; null without a salary. */
export function offerPay(offer: PayFields): OfferPay | null {
  if (offer.salary === null) return null;
  const salary = yearlyOf(offer.salary, offer.salaryPer, offer.hoursPerWeek);
  const cash = salary + (offer.bonus ?? 0);
  return { salary, cash, firstYear: cash + (offer.signingBonus ?? 0) };
}

/** The estimated equity per year of vesting; null without its value or years. */
export const yearlyEquity = ({ equityValue, equityYears }: Pick<Offer, 'equityValue' | 'equityYears'>): number | null =>
  equityValue !== null && equityYears ? equityValue / equityYears : null;

/** The time an offer takes in a year. */
export interface OfferTime {
  readonly workDays: number;
  readonly workHours: number;
  /** Round trip. */
  readonly commuteHours: number;
  /** Missing values that are taken as zero, such as "vacation days". */
  readonly missing: readonly string[];
}

type TimeFields = Pick<Offer, 'hoursPerWeek' | 'daysPerWeek' | 'vacationDays' | 'holidays' | 'remoteDays'>;

/** The yearly hours of work and commute; null if a week has no hours or days. */
export function offerTime(offer: TimeFields, commute: Commute | null): OfferTime | null {
  const { hoursPerWeek, daysPerWeek, vacationDays, holidays, remoteDays } = offer;
  if (hoursPerWeek <= 0 || daysPerWeek <= 0) return null;
  const workDays = Math.max(0, weeksPerYear * daysPerWeek - (vacationDays ?? 0) - (holidays ?? 0));
  const officeShare = Math.max(0, daysPerWeek - (remoteDays ?? 0)) / daysPerWeek;
  return {
    workDays,
    workHours: (workDays * hoursPerWeek) / daysPerWeek,
    commuteHours: (workDays * officeShare * (commute?.minutes ?? 0) * 2) / 60,
    missing: [
      vacationDays === null && 'vacation days',
      holidays === null && 'holidays',
      // A fully remote job has no commute.
      commute === null && officeShare > 0 && 'commute',
    ].filter((name) => name !== false),
  };
}

/** The pay per hour of work and commute; null if there are no hours. @param yearly dollars */
export function hourlyWorth(yearly: number, { workHours, commuteHours }: OfferTime): number | null {
  const hours = workHours + commuteHours;
  return hours > 0 ? yearly / hours : null;
}
