import { jobTypes } from '@keepmark/contracts';
import { describe, expect, it } from 'vitest';
import { jobSourceLabels, jobSourceOf, jobSources, jobTypeOf, jobTypeText, submissionMethods } from './vocabulary';

describe('vocabulary', () => {
  it('has the values in the specification', () => {
    expect(jobTypes).toEqual(['fulltime', 'parttime', 'contract', 'internship', 'temporary']);
    expect(jobSources).toEqual(['online', 'onsite', 'indeed', 'linked-in', 'adzuna', 'referral', 'other']);
    expect(submissionMethods).toEqual(['online', 'onsite', 'indeed', 'linked-in', 'email', 'adzuna', 'other']);
    expect(Object.keys(jobSourceLabels).toSorted()).toEqual([...jobSources].toSorted());
  });

  it.each([
    ['Full-Time', 'fulltime'],
    ['full_time', 'fulltime'],
    ['PART TIME', 'parttime'],
    ['Intern', 'internship'],
    ['Internships', 'internship'],
    ['Apprenticeship', ''],
    ['', ''],
  ])('reads the job type %j as %j', (text, type) => {
    expect(jobTypeOf(text)).toBe(type);
  });

  it('shows an unknown job type as the feed wrote it', () => {
    expect(jobTypeText('Apprenticeship')).toBe('Apprenticeship');
    expect(jobTypeText('full_time')).toBe('Full-time');
  });

  it.each([
    ['Adzuna', 'adzuna'],
    ['greenhouse', 'online'],
    ['', 'online'],
  ])('reads the feed %j as the source %j', (feed, source) => {
    expect(jobSourceOf(feed)).toBe(source);
  });
});
