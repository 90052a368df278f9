import { jobTypes } from '@keepmark/contracts';
import { expect, it } from 'vitest';
import { jobTypeOf, jobTypeText } from './job-type';

it('has the job types in the specification', () => {
  expect(jobTypes).toEqual(['fulltime', 'parttime', 'contract', 'internship', 'temporary']);
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
  expect([jobTypeText('job'), jobTypeOf('job')]).toEqual(['', '']);
});
