import {
  jobSearchDistancesMiles,
  jobSearchRequest as requestSchema,
  jobSearchSalaries,
  jobSorts,
  jobTypes,
  searchAgesDays,
} from '@keepmark/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyJobSearch,
  jobSearchRequest,
  jobSearchUrl,
  readJobSearch,
  salaryNotStated,
  workplaceChoices,
} from './job-search';
import { searchCountries } from './search-countries';

const words = fc.string({ maxLength: 200 }).map((text) => text.trim());
const search = fc.record({
  term: words,
  company: words,
  location: words,
  distanceMiles: fc.constantFrom(...jobSearchDistancesMiles),
  ageDays: fc.constantFrom(...searchAgesDays),
  country: fc.constantFrom(...searchCountries.map(({ code }) => code)),
  workplace: fc.constantFrom(...workplaceChoices),
  jobTypes: fc.subarray([...jobTypes]),
  salary: fc.constantFrom(0, salaryNotStated, ...jobSearchSalaries),
  withoutSalary: fc.boolean(),
  sort: fc.constantFrom(...jobSorts),
  page: fc.integer({ min: 1, max: 10_000 }),
});

describe('a search in the URL', () => {
  it('is read back unchanged', () => {
    fc.assert(
      fc.property(search, (original) => {
        expect(readJobSearch(jobSearchUrl(original))).toEqual(original);
      }),
    );
  });

  it('is omitted for the empty search', () => {
    expect(jobSearchUrl(emptyJobSearch)).toEqual({});
  });

  it('falls back to defaults for values that make no sense', () => {
    fc.assert(
      fc.property(
        fc.record(
          {
            term: fc.anything(),
            company: fc.anything(),
            location: fc.anything(),
            distance: fc.anything(),
            age: fc.anything(),
            country: fc.anything(),
            workplace: fc.anything(),
            type: fc.anything(),
            salary: fc.anything(),
            nosalary: fc.anything(),
            sort: fc.anything(),
            page: fc.anything(),
          },
          { requiredKeys: [] },
        ),
        (url) => {
          expect(requestSchema.safeParse(jobSearchRequest(readJobSearch(url))).success).toBe(true);
        },
      ),
    );
  });

  it.each([
    [{ page: -3 }, { page: 1 }],
    [{ page: 'two' }, { page: 1 }],
    [{ distance: 7 }, { distanceMiles: 25 }],
    [{ age: '14' }, { ageDays: 14 }],
    [{ country: 'GB' }, { country: 'gb' }],
    [{ country: 'world' }, { country: 'WORLD' }],
    [{ country: 'atlantis' }, { country: 'us' }],
    [{ type: 'contract,anything,fulltime' }, { jobTypes: ['fulltime', 'contract'] }],
    [{ salary: 80_000 }, { salary: 80_000 }],
    [{ salary: 81_000, nosalary: 'x', sort: 'best', workplace: 'moon' }, emptyJobSearch],
    [{ term: 2025 }, { term: '2025' }],
    [{ term: { $gt: '' } }, { term: '' }],
  ])('reads %j', (url, expected) => {
    expect(readJobSearch(url)).toMatchObject(expected);
  });

  it('takes location and term from the path, unless the query has them', () => {
    const path = { term: 'welder', state: 'TX', city: 'Austin' };
    expect(readJobSearch({}, path)).toMatchObject({ term: 'welder', location: 'Austin, TX' });
    expect(readJobSearch({ term: 'nurse' }, path)).toMatchObject({ term: 'nurse', location: 'Austin, TX' });
  });
});

describe('the request of a search', () => {
  it('omits values that are not set', () => {
    expect(jobSearchRequest(emptyJobSearch)).toEqual({ searchTerm: '', pageSize: 20, pageNumber: 1 });
  });

  it('sends all values that are set', () => {
    expect(
      jobSearchRequest({
        term: 'nurse',
        company: 'Olive Street Clinic',
        location: 'Boston, MA',
        distanceMiles: 10,
        ageDays: 7,
        country: 'ca',
        workplace: 'remote',
        jobTypes: ['contract'],
        salary: 80_000,
        withoutSalary: true,
        sort: 'salary',
        page: 3,
      }),
    ).toEqual({
      searchTerm: 'nurse',
      pageSize: 20,
      pageNumber: 3,
      companyName: 'Olive Street Clinic',
      location: 'Boston, MA',
      distance: 10,
      age: 7,
      selectedCountryCode: 'ca',
      remote: true,
      jobTypes: ['contract'],
      salaryAtLeast: 80_000,
      salaryNotStated: true,
      sort: 'salary',
    });
  });

  it('asks for postings without a salary alone, too', () => {
    const { salaryAtLeast, salaryNotStated: isAsked } = jobSearchRequest({
      ...emptyJobSearch,
      salary: salaryNotStated,
    });
    expect([salaryAtLeast, isAsked]).toEqual([undefined, true]);
  });

  it('turns a page below 1 into page 1', () => {
    expect(jobSearchRequest({ ...emptyJobSearch, page: -2 }).pageNumber).toBe(1);
  });
});
