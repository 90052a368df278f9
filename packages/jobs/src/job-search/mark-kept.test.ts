import { companyTable, savedCompanies } from '@keepmark/companies';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { posting } from '../testing/fixtures';
import { databaseOf } from '../testing/database-of';
import { keptIndex, markKept } from './mark-kept';

const kept = {
  internalId: 'a',
  jobTitle: 'Data Analyst',
  companyName: 'Northwind Labs',
  applied: false,
  dateAdded: 'x',
};

const { database } = databaseOf([]);
const none = savedCompanies(database);

describe('a posting', () => {
  it('is already added when title and company both match', () => {
    expect(markKept(posting(), keptIndex([kept]), none)).toMatchObject({
      jobAlreadyAdded: true,
      internalId: 'a',
      applied: false,
      dateAdded: 'x',
    });
  });

  it.each([{ jobTitle: 'Data Scientist' }, { companyName: 'Southwind Labs' }])('is not for another %j', (other) => {
    expect(markKept(posting(other), keptIndex([kept]), none)).toMatchObject({ jobAlreadyAdded: false, internalId: '' });
  });

  it('does not mix up where the title ends and the company begins', () => {
    const joined = { ...kept, jobTitle: 'Data', companyName: 'Analyst Northwind Labs' };
    expect(markKept(posting(), keptIndex([joined]), none).jobAlreadyAdded).toBe(false);
  });

  it('shows the application when the job is kept twice', () => {
    const twice = [{ ...kept, internalId: 'b', applied: true }, kept];
    expect(markKept(posting(), keptIndex(twice), none)).toMatchObject({ internalId: 'b', applied: true });
    expect(markKept(posting(), keptIndex(twice.toReversed()), none)).toMatchObject({ internalId: 'b', applied: true });
  });

  it('matches whatever the case and the spacing', () => {
    const name = fc.stringMatching(/^[a-z]{1,6}( [a-z]{1,6}){0,2}$/);
    fc.assert(
      fc.property(name, name, (jobTitle, companyName) => {
        const index = keptIndex([{ ...kept, jobTitle, companyName }]);
        const shouted = posting({
          jobTitle: ` ${jobTitle.toUpperCase().replaceAll(' ', '  ')} `,
          companyName: companyName.toUpperCase(),
        });
        expect(markKept(shouted, index, none).jobAlreadyAdded).toBe(true);
      }),
    );
  });
});

describe('the company of a posting', () => {
  const companies = database.table(companyTable);
  const id = companies.insert({ companyName: 'Northwind Labs, Inc.' });
  const markOf = (companyName: string) => markKept(posting({ companyName }), keptIndex([]), savedCompanies(database));

  it('is already added when a saved company has its name, and can be opened', () => {
    expect(markOf('NORTHWIND LABS')).toMatchObject({ companyAlreadyAdded: true, companyInternalId: id });
  });

  it.each(['Southwind Labs', ''])('is not when it is called %j', (companyName) => {
    expect(markOf(companyName)).toMatchObject({ companyAlreadyAdded: false, companyInternalId: '' });
  });

  it('is looked up without going through all of them', () => {
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
