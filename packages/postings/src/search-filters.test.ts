import { describe, expect, it } from 'vitest';
import { emptyJobSearch, type JobSearch, salaryNotStated } from './job-search';
import { activeFilters, searchName, withoutFilters } from './search-filters';

const search: JobSearch = {
  ...emptyJobSearch,
  term: 'welder',
  company: 'Acme',
  location: 'Austin, TX',
  distanceMiles: 10,
  ageDays: 7,
  salary: 80_000,
  withoutSalary: true,
  workplace: 'onsite',
  jobTypes: ['fulltime', 'contract'],
  country: 'ca',
  sort: 'newest',
};
const labels = (changes: Partial<JobSearch> = {}) =>
  activeFilters({ ...search, ...changes }, 'us').map(({ label }) => label);

describe('the filters in use', () => {
  it('are named as in the form', () => {
    expect(labels()).toEqual([
      'Acme',
      'Within 10 miles',
      'Last 7 days',
      '80,000+ or not stated',
      'On-site',
      'Full-time',
      'Contract',
      'Canada',
    ]);
    expect(labels({ country: 'us', withoutSalary: false })).toContain('$80,000+');
    expect(labels({ salary: salaryNotStated })).toContain('Salary not stated');
  });

  it('are none for an empty search, and a distance filters only with a location', () => {
    expect(activeFilters(emptyJobSearch, 'us')).toEqual([]);
    expect(labels({ location: '' })).not.toContain('Within 10 miles');
  });

  it('each take themselves off, one after the other until none is left', () => {
    let left = search;
    for (let count = labels().length; count > 0; count -= 1) {
      const [first, ...rest] = activeFilters(left, 'us');
      left = Object.assign({}, left, first?.without);
      expect(activeFilters(left, 'us')).toEqual(rest.map(({ id }) => expect.objectContaining({ id }) as unknown));
    }
    expect(left).toEqual(withoutFilters(search, 'us'));
  });
});

it('a search is named by its words, its location and its filters', () => {
  expect(searchName({ ...emptyJobSearch, term: 'welder', location: 'Austin, TX', workplace: 'remote' }, 'us')).toBe(
    'welder near Austin, TX (Remote)',
  );
  expect(searchName(emptyJobSearch, 'us')).toBe('All jobs');
});
