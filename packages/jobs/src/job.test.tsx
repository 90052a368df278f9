import { describe, expect, it } from 'vitest';
import { jobName, jobToAdd, jobToUpdate, postedOn } from './job';
import { jobFromPosting } from './job-posting/job-from-posting';
import { posting } from '@keepmark/postings/testing';
import { job } from './testing/fixtures';

const now = new Date('2026-10-20T09:00:00.000Z');

describe('adding a job', () => {
  it('marks it as added and sets the default status and the date', () => {
    expect(jobToAdd({ jobTitle: 'Analyst' }, now)).toEqual({
      jobTitle: 'Analyst',
      jobAlreadyAdded: true,
      status: 'application-not-started',
      dateAdded: '2026-10-20T09:00:00.000Z',
    });
  });

  it('uses the date added of an import', () => {
    expect(jobToAdd({ dateAdded: '2025-01-01T00:00:00.000Z' }, now).dateAdded).toBe('2025-01-01T00:00:00.000Z');
  });

  it('replaces an unknown status with the default', () => {
    expect(jobToAdd({ status: 'hired' as never }, now).status).toBe('application-not-started');
  });

  it('formats the date posted', () => {
    expect(jobToAdd({ datePosted: '2026-10-01' }, now).datePostedFormatted).toBe('Oct 1, 2026');
    expect(jobToAdd({ datePosted: 'soon' }, now).datePostedFormatted).toBe('');
    expect(postedOn({ datePosted: '2026-10-01', datePostedFormatted: '1. Okt. 2026' })).toBe('1. Okt. 2026');
    expect(postedOn({ datePosted: '2026-10-01', datePostedFormatted: '' })).toBe('Oct 1, 2026');
    expect(postedOn({ datePosted: 'soon', datePostedFormatted: '' })).toBe('');
  });
});

describe('updating a job', () => {
  it('sets dateUpdated and leaves dateAdded and the status alone', () => {
    expect(jobToUpdate(job(), { notes: 'Call back' }, now)).toEqual({
      notes: 'Call back',
      jobAlreadyAdded: true,
      dateUpdated: '2026-10-20T09:00:00.000Z',
    });
  });

  it('replaces an empty status with the default', () => {
    expect(jobToUpdate(job(), { status: '' as never }, now).status).toBe('application-not-started');
  });
});

describe('a job from a posting', () => {
  it('copies the values of the posting, with its description as plain text', () => {
    const values = jobFromPosting(
      posting({
        jobType: 'Full-Time',
        source: 'greenhouse',
        description: '<p>Build <b>maps</b>.</p><ul><li>Rust</li></ul>',
      }),
    );
    expect(values).toMatchObject({
      externalId: 'posting-1',
      jobTitle: 'Data Analyst',
      companyName: 'Northwind Labs',
      jobType: 'fulltime',
      source: 'online',
      country: 'United States',
      description: 'Build maps.\n\n• Rust',
    });
  });

  it.each([
    [{ remote: true }, 'remote'],
    [{ jobTitle: 'Data Analyst (Hybrid)' }, 'hybrid'],
    [{ description: '<p>About us</p><p>Workplace: On-site</p>' }, 'onsite'],
    [{ description: '<p>You run our hybrid cloud.</p>' }, ''],
  ])('says where the work of a posting with %j is done: %j', (changes, workplace) => {
    expect(jobFromPosting(posting(changes)).workplace).toBe(workplace);
  });

  it('makes nothing up', () => {
    const values = jobFromPosting(posting({ salary: '', jobType: 'Gig', latitude: null, longitude: null }));
    expect(values).toMatchObject({ salary: '', jobType: '', latitude: null, longitude: null });
  });
});

describe('the name of a job', () => {
  it.each([
    ['Analyst', 'Acme', 'Analyst at Acme'],
    ['Analyst', '', 'Analyst'],
    ['', 'Acme', 'Job at Acme'],
    ['', '', 'Untitled job'],
  ])('%j, %j is %j', (jobTitle, companyName, name) => {
    expect(jobName({ jobTitle, companyName })).toBe(name);
  });
});
