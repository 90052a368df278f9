import type { Job } from '@keepmark/jobs';
import { describe, expect, it } from 'vitest';
import { offer } from '../testing/offer-fixtures';
import { comparedOffers } from './compared-offers';
import { commuteOf, offerName, offerOfJob } from './offer';
import { offerFormOf, offerFormSchema, offerValuesOf } from './offer-form';

const job = (changes: Partial<Job>) =>
  ({
    internalId: 'job-1',
    jobTitle: 'Nurse',
    companyName: 'Mercy',
    salary: '',
    state: '',
    country: '',
    ...changes,
  }) as Job;
const home = { latitude: 30.2672, longitude: -97.7431 };

describe('an offer for a saved job', () => {
  it('starts with the names, the salary and the state of the job', () => {
    expect(offerOfJob(job({ salary: '$31.50 an hour', state: 'tx', country: 'us' }))).toEqual({
      jobId: 'job-1',
      jobTitle: 'Nurse',
      companyName: 'Mercy',
      salary: 31.5,
      salaryPer: 'hour',
      stateCode: 'TX',
    });
  });

  it('is by the hour for a job that is, even if its pay is a range', () => {
    expect(offerOfJob(job({ salary: '$20–$25 an hour' }))).toMatchObject({ salaryPer: 'hour' });
    expect(offerFormOf(offerOfJob(job({ salary: '$20–$25/hr' })))).toMatchObject({ salary: '', salaryPer: 'hour' });
  });

  it('ignores ranges and foreign provinces', () => {
    const { salary, stateCode } = offerOfJob(job({ salary: '$60,000–$70,000 a year', state: 'ON', country: 'ca' }));
    expect([salary, stateCode]).toEqual([undefined, undefined]);
  });
});

describe('the commute of an offer', () => {
  const near = { latitude: 30.35, longitude: -97.7 };

  it('is entered, or else estimated from home', () => {
    expect(commuteOf({ commuteMinutes: 12 }, near, home)).toEqual({ minutes: 12, isEstimate: false });
    expect(commuteOf({ commuteMinutes: null }, near, home)).toEqual({ minutes: 17, isEstimate: true });
  });

  it('is unknown without a home or coordinates, or across an ocean', () => {
    expect(commuteOf({ commuteMinutes: null }, near, undefined)).toBeNull();
    expect(commuteOf({ commuteMinutes: null }, { latitude: null, longitude: null }, home)).toBeNull();
    expect(commuteOf({ commuteMinutes: null }, { latitude: 48.2, longitude: 16.4 }, home)).toBeNull();
  });
});

describe('the form of an offer', () => {
  it('returns the values of an offer unchanged', () => {
    const {
      internalId: _id,
      dateAdded: _added,
      dateUpdated: _updated,
      ...values
    } = offer({
      salary: 62_000.5,
      equityYears: 3.5,
      vacationDays: 0,
      benefits: 'Health',
      answerBy: '2026-12-01',
    });
    expect(offerValuesOf(offerFormOf(values))).toEqual(values);
  });

  it.each([
    ['salary', 'a lot', 'Enter an amount in dollars, such as 62,000.'],
    ['vacationDays', '400', 'Enter days from 0 to 365.'],
    ['hoursPerWeek', '', 'Enter the hours of a week.'],
    ['daysPerWeek', '0', 'Enter the workdays of a week.'],
    ['answerBy', '2026-02-30', 'Enter a full date.'],
    ['companyName', ' ', 'Enter the company name.'],
  ])('rejects %s %j', (name, text, message) => {
    const form = { ...offerFormOf({ jobTitle: 'Nurse', companyName: 'Mercy' }), [name]: text };
    expect(offerFormSchema.safeParse(form).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('doesn’t need names for a saved job', () => {
    expect(offerFormSchema.safeParse(offerFormOf({ jobId: 'job-1' })).success).toBe(true);
  });
});

it('names an offer by its known parts', () => {
  expect(offerName({ jobTitle: 'Nurse', companyName: 'Mercy' })).toBe('Nurse at Mercy');
  expect(offerName({ companyName: 'Mercy' })).toBe('Offer from Mercy');
  expect(offerName({})).toBe('Untitled offer');
});

describe('the compared offers', () => {
  const offers = Array.from({ length: 7 }, (_, at) => offer({ internalId: `o${at}` }));
  const ids = (list: unknown) => comparedOffers(offers, list).map(({ internalId }) => internalId);

  it('are those in the URL, at most five, or else the first five', () => {
    expect(ids('o6,o2,gone')).toEqual(['o2', 'o6']);
    expect(ids(undefined)).toEqual(['o0', 'o1', 'o2', 'o3', 'o4']);
    expect(ids('gone')).toHaveLength(5);
    expect(ids('o0,o1,o2,o3,o4,o5')).toHaveLength(5);
  });
});
