import { companyTable, savedCompanies } from '@keepmark/companies';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { posting } from '@keepmark/postings/testing';
import { databaseOf } from '../testing/database-of';
import { savedJobIndex, markSaved } from './mark-saved';

const savedJob = {
  internalId: 'a',
  jobTitle: 'Data Analyst',
  companyName: 'Northwind Labs',
  applied: false,
  dateAdded: 'x',
  externalId: '',
  location: '',
  city: '',
  state: '',
};

const { database } = databaseOf([]);
const none = savedCompanies(database);

describe('a posting', () => {
  it('is marked as saved when title and company both match', () => {
    expect(markSaved(posting(), savedJobIndex([savedJob]), none)).toMatchObject({
      jobAlreadyAdded: true,
      internalId: 'a',
      applied: false,
      dateAdded: 'x',
    });
  });

  it.each([{ jobTitle: 'Data Scientist' }, { companyName: 'Southwind Labs' }])(
    'is not marked with another %j',
    (other) => {
      expect(markSaved(posting(other), savedJobIndex([savedJob]), none)).toMatchObject({
        jobAlreadyAdded: false,
        internalId: '',
      });
    },
  );

  it('has the type job when the feed says none', () => {
    const typeOf = (jobType: string) => markSaved(posting({ jobType }), savedJobIndex([]), none).jobType;
    expect([typeOf(''), typeOf('Full-Time')]).toEqual(['job', 'Full-Time']);
  });

  it('keeps title and company apart', () => {
    const joined = { ...savedJob, jobTitle: 'Data', companyName: 'Analyst Northwind Labs' };
    expect(markSaved(posting(), savedJobIndex([joined]), none).jobAlreadyAdded).toBe(false);
  });

  it('shows the application if the job is saved twice', () => {
    const twice = [{ ...savedJob, internalId: 'b', applied: true }, savedJob];
    expect(markSaved(posting(), savedJobIndex(twice), none)).toMatchObject({ internalId: 'b', applied: true });
    expect(markSaved(posting(), savedJobIndex(twice.toReversed()), none)).toMatchObject({
      internalId: 'b',
      applied: true,
    });
  });

  it('names the location of the saved job if it differs, and prefers a job in the same location', () => {
    const here = posting({ location: 'Chicago, IL', city: 'Chicago', state: 'IL' });
    const elsewhere = { ...savedJob, applied: true, location: 'Philadelphia, PA' };
    expect(markSaved(here, savedJobIndex([elsewhere]), none)).toMatchObject({
      jobAlreadyAdded: true,
      savedIn: 'Philadelphia, PA',
      applied: false,
    });
    const both = savedJobIndex([elsewhere, { ...savedJob, internalId: 'here', city: 'Chicago', state: 'IL' }]);
    expect(markSaved(here, both, none)).toMatchObject({ internalId: 'here', savedIn: '' });
  });

  it('matches regardless of case and spacing', () => {
    const name = fc.stringMatching(/^[a-z]{1,6}( [a-z]{1,6}){0,2}$/);
    fc.assert(
      fc.property(name, name, (jobTitle, companyName) => {
        const index = savedJobIndex([{ ...savedJob, jobTitle, companyName }]);
        const shouted = posting({
          jobTitle: ` ${jobTitle.toUpperCase().replaceAll(' ', '  ')} `,
          companyName: companyName.toUpperCase(),
        });
        expect(markSaved(shouted, index, none).jobAlreadyAdded).toBe(true);
      }),
    );
  });
});

describe('the company of a posting', () => {
  const companies = database.table(companyTable);
  const id = companies.insert({ companyName: 'Northwind Labs, Inc.' });
  const markOf = (companyName: string) =>
    markSaved(posting({ companyName }), savedJobIndex([]), savedCompanies(database));

  it('is marked as saved, with its id, when a saved company has the same name', () => {
    expect(markOf('NORTHWIND LABS')).toMatchObject({ companyAlreadyAdded: true, companyInternalId: id });
  });

  it.each(['Southwind Labs', ''])('is not marked with the name %j', (companyName) => {
    expect(markOf(companyName)).toMatchObject({ companyAlreadyAdded: false, companyInternalId: '' });
  });

  it('is looked up in an index of 20,000 companies', () => {
    database.transaction(() => {
      for (let count = 0; count < 20_000; count += 1) companies.insert({ companyName: `Company ${count}` });
    });
    const saved = savedCompanies(database);
    expect(savedCompanies(database)).toBe(saved);
    expect(markOf('company 19999')).toMatchObject({ companyAlreadyAdded: true });
    companies.delete(id);
    expect(markOf('Northwind Labs')).toMatchObject({ companyAlreadyAdded: false });
  });
});
