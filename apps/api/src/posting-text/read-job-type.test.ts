import { describe, expect, it } from 'vitest';
import { formatSalary } from './format-salary';
import { readJobType } from './read-job-type';

describe('readJobType', () => {
  it.each([
    ['FullTime', 'fulltime'],
    ['Full-time', 'fulltime'],
    ['part_time', 'parttime'],
    ['Intern', 'internship'],
    ['Software Engineering Internship', 'internship'],
    ['Contractor', 'contract'],
    ['Temporary', 'temporary'],
    ['Internal Auditor', ''],
    ['', ''],
  ])('%s is %s', (words, type) => {
    expect(readJobType(words)).toBe(type);
  });
});

describe('formatSalary', () => {
  it.each([
    [{ min: 120_000, max: 150_000, currency: 'USD', per: 'year' }, '$120,000–$150,000 a year'],
    [{ min: 18.5, max: 21, currency: 'USD', per: 'hour' }, '$18.50–$21 an hour'],
    [{ min: 18.25, max: 18.25, currency: 'USD', per: 'hour' }, '$18.25 an hour'],
    [{ min: 350.4, max: 480.5, currency: 'USD', per: 'day' }, '$350–$481 a day'],
    [{ min: 120_000.4, max: 120_000.2, currency: 'USD', per: 'year' }, '$120,000 a year'],
    [{ min: 18.5, max: 21, currency: 'USD' }, '$18.50–$21'],
    [{ min: 50_000, max: 50_000, currency: 'EUR' }, '€50,000'],
    [{ max: 50_000, currency: 'nonsense' }, '50,000'],
    [{ min: 0, max: null }, ''],
  ])('%j', (range, text) => {
    expect(formatSalary(range)).toBe(text);
  });
});
