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
  /** Salary and bonus: what comes each year in cash. */
  readonly cash: number;
  /** Cash and signing bonus. */
  readonly firstYear: number;
}

type PayFields = Pick<Offer, 'salary' | 'salaryPer' | 'hoursPerWeek' | 'bonus' | 'signingBonus'>;

/** The pay of an offer for a year; null while its salary isn't entered. */
export function offerPay(offer: PayFields): OfferPay | null {
  if (offer.salary === null) return null;
  const salary = yearlyOf(offer.salary, offer.salaryPer, offer.hoursPerWeek);
  const cash = salary + (offer.bonus ?? 0);
  return { salary, cash, firstYear: cash + (offer.signingBonus ?? 0) };
}

/** The person's estimate for one year of vesting; null when its value or its years aren't entered. */
export const yearlyEquity = ({ equityValue, equityYears }: Pick<Offer, 'equityValue' | 'equityYears'>): number | null =>
  equityValue !== null && equityYears ? equityValue / equityYears : null;

/** The time an offer takes in a year. */
export interface OfferTime {
  readonly workDays: number;
  readonly workHours: number;
  /** To work and back. */
  readonly commuteHours: number;
  /** What isn't entered and counts as zero, such as "vacation days". */
  readonly missing: readonly string[];
}

type TimeFields = Pick<Offer, 'hoursPerWeek' | 'daysPerWeek' | 'vacationDays' | 'holidays' | 'remoteDays'>;

/** The hours of work and commute in a year of an offer; null for a week without hours or days. */
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
      // Nobody commutes to a job that is all remote.
      commute === null && officeShare > 0 && 'commute',
    ].filter((name) => name !== false),
  };
}

/** What an hour of work and commute pays; null when an offer leaves no hours. @param yearly dollars */
export function hourlyWorth(yearly: number, { workHours, commuteHours }: OfferTime): number | null {
  const hours = workHours + commuteHours;
  return hours > 0 ? yearly / hours : null;
}
