import { describe, expect, it } from 'vitest';
import { jobSourceLabels, jobSourceOf, jobSources, submissionMethods } from './vocabulary';

describe('vocabulary', () => {
  it('has the values in the specification', () => {
    expect(jobSources).toEqual(['online', 'onsite', 'indeed', 'linked-in', 'adzuna', 'referral', 'other']);
    expect(submissionMethods).toEqual(['online', 'onsite', 'indeed', 'linked-in', 'email', 'adzuna', 'other']);
    expect(Object.keys(jobSourceLabels).toSorted()).toEqual([...jobSources].toSorted());
  });

  it.each([
    ['Adzuna', 'adzuna'],
    ['greenhouse', 'online'],
    ['', 'online'],
  ])('reads the feed %j as the source %j', (feed, source) => {
    expect(jobSourceOf(feed)).toBe(source);
  });
});
