import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { posting } from '../testing/fixtures';
import { keptIndex, markKept } from './mark-kept';

const kept = {
  internalId: 'a',
  jobTitle: 'Data Analyst',
  companyName: 'Northwind Labs',
  applied: false,
  dateAdded: 'x',
};

describe('a posting', () => {
  it('is already added when title and company both match', () => {
    expect(markKept(posting(), keptIndex([kept]))).toMatchObject({
      jobAlreadyAdded: true,
      internalId: 'a',
      applied: false,
      dateAdded: 'x',
    });
  });

  it.each([{ jobTitle: 'Data Scientist' }, { companyName: 'Southwind Labs' }])('is not for another %j', (other) => {
    expect(markKept(posting(other), keptIndex([kept]))).toMatchObject({ jobAlreadyAdded: false, internalId: '' });
  });

  it('does not mix up where the title ends and the company begins', () => {
    const joined = { ...kept, jobTitle: 'Data', companyName: 'Analyst Northwind Labs' };
    expect(markKept(posting(), keptIndex([joined])).jobAlreadyAdded).toBe(false);
  });

  it('shows the application when the job is kept twice', () => {
    const twice = [{ ...kept, internalId: 'b', applied: true }, kept];
    expect(markKept(posting(), keptIndex(twice))).toMatchObject({ internalId: 'b', applied: true });
    expect(markKept(posting(), keptIndex(twice.toReversed()))).toMatchObject({ internalId: 'b', applied: true });
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
        expect(markKept(shouted, index).jobAlreadyAdded).toBe(true);
      }),
    );
  });
});
