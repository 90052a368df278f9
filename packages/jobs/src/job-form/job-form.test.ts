import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { job } from '../testing/fixtures';
import { emptyJobForm, jobFormOf, jobFormSchema, type JobFormValues, jobValuesOf } from './job-form';

const filled: JobFormValues = { ...emptyJobForm, jobTitle: 'Welder', companyName: 'Harbor & Vale' };

function refusals(changes: Partial<JobFormValues>) {
  const { error } = jobFormSchema.safeParse({ ...filled, ...changes });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('the form of a job', () => {
  it('requires a title and a company', () => {
    expect(refusals({})).toEqual({});
    expect(refusals({ jobTitle: '  ', companyName: '' })).toEqual({
      jobTitle: 'Enter the job title.',
      companyName: 'Enter the company name.',
    });
  });

  it.each([
    [{ url: 'javascript:alert(1)' }, 'url', 'Enter a web address such as https://example.com/jobs/42.'],
    [{ latitude: '91', longitude: '0' }, 'latitude', 'Enter degrees between -90 and 90, such as 30.2672.'],
    [{ latitude: '1', longitude: 'west' }, 'longitude', 'Enter degrees between -180 and 180, such as -97.7431.'],
    [{ latitude: '30' }, 'longitude', 'Enter both latitude and longitude, or neither.'],
    [{ dateApplied: '2026-02-30' }, 'dateApplied', 'Enter a full date.'],
    [{ dateApplied: '9999-01-01' }, 'dateApplied', 'Enter a date that isn’t in the future.'],
    [{ status: 'hired' }, 'status', 'Choose a status from the list.'],
    [{ notes: 'n'.repeat(20_001) }, 'notes', 'Use 20,000 characters or fewer.'],
  ])('rejects %j with a message at its field', (changes, path, sentence) => {
    expect(refusals(changes)).toEqual({ [path]: sentence });
  });

  it('leaves the values of a job unchanged', () => {
    const savedJob = fc.record({
      jobTitle: fc.constant('Welder'),
      notes: fc.string().map((text) => text.trim()),
      latitude: fc.constantFrom(null, 0, 30.2672),
      longitude: fc.constantFrom(null, 0, -97.7431),
      datePosted: fc.constantFrom('', '2026-10-18', '2026-10-18T08:00:00.000Z'),
      applied: fc.boolean(),
    });
    fc.assert(
      fc.property(savedJob, (changes) => {
        const before = job(changes);
        expect(before).toMatchObject(jobValuesOf(jobFormOf(before), before));
      }),
    );
  });

  it('marks a job with a date applied as applied', () => {
    expect(jobValuesOf({ ...filled, dateApplied: '2026-10-01' }).applied).toBe(true);
    expect(jobValuesOf(filled).applied).toBe(false);
  });

  it('completes addresses and trims texts', () => {
    expect(jobValuesOf({ ...filled, url: 'example.com/a', city: ' Austin ' })).toMatchObject({
      url: 'https://example.com/a',
      city: 'Austin',
    });
  });

  it('replaces the date posted when it changes', () => {
    const before = job({ datePosted: '2026-10-18T12:00:00.000Z' });
    expect(jobValuesOf({ ...jobFormOf(before), datePosted: '2026-10-02' }, before).datePosted).toBe('2026-10-02');
  });
});
