import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hourlyWorth, offerPay, offerTime, yearlyEquity } from './offer-pay';
import { offer } from '../testing/offer-fixtures';

const commute = { minutes: 30, isEstimate: false };

describe('the pay of an offer', () => {
  it('adds the bonus, and the signing bonus to the first year', () => {
    const own = offer({ salary: 90_000, bonus: 9000, signingBonus: 5000 });
    expect(offerPay(own)).toEqual({ salary: 90_000, cash: 99_000, firstYear: 104_000 });
  });

  it('is unknown without a salary', () => {
    expect(offerPay(offer({ salary: null, bonus: 9000 }))).toBeNull();
  });

  it('spreads the equity over its vesting years, if entered', () => {
    expect(yearlyEquity(offer({ equityValue: 40_000, equityYears: 4 }))).toBe(10_000);
    expect(yearlyEquity(offer({ equityValue: 40_000 }))).toBeNull();
    expect(yearlyEquity(offer({ equityValue: 40_000, equityYears: 0 }))).toBeNull();
  });

  it('multiplies an hourly wage by weekly hours', () => {
    expect(offerPay(offer({ salary: 30, salaryPer: 'hour', hoursPerWeek: 36 }))?.salary).toBe(56_160);
  });
});

describe('the time an offer takes', () => {
  it('doesn’t count days off, and commutes only on the days at work', () => {
    const own = offer({ hoursPerWeek: 40, daysPerWeek: 5, vacationDays: 15, holidays: 10, remoteDays: 2 });
    expect(offerTime(own, commute)).toEqual({ workDays: 235, workHours: 1880, commuteHours: 141, missing: [] });
  });

  it('names missing values', () => {
    expect(offerTime(offer({}), null)?.missing).toEqual(['vacation days', 'holidays', 'commute']);
    expect(offerTime(offer({ vacationDays: 10, holidays: 8, remoteDays: 5 }), null)?.missing).toEqual([]);
  });

  it('never pays less per hour with more days off, or more with a longer commute', () => {
    const days = fc.integer({ min: 0, max: 60 });
    const minutes = fc.integer({ min: 0, max: 180 });
    fc.assert(
      fc.property(
        days,
        days,
        minutes,
        minutes,
        fc.integer({ min: 0, max: 5 }),
        (few, more, near, farther, remoteDays) => {
          const worth = (vacationDays: number, oneWay: number) => {
            const time = offerTime(offer({ vacationDays, holidays: 10, remoteDays }), { ...commute, minutes: oneWay });
            return (time && hourlyWorth(60_000, time)) ?? Number.NaN;
          };
          expect(worth(few + more, near)).toBeGreaterThanOrEqual(worth(few, near));
          expect(worth(few, near + farther)).toBeLessThanOrEqual(worth(few, near));
        },
      ),
    );
  });

  it('has no hourly pay if every day is off', () => {
    const time = offerTime(offer({ vacationDays: 365 }), commute);
    expect(time && hourlyWorth(60_000, time)).toBeNull();
    expect(offerTime(offer({ hoursPerWeek: 0 }), commute)).toBeNull();
  });
});
