import { expect, it } from 'vitest';
import { emptyJobSearch, type JobSearch } from '../job-search/job-search';
import { daysSinceYesterday, newestUrl, readSearchText, searchText } from './saved-search';

const search: JobSearch = {
  ...emptyJobSearch,
  term: 'welder',
  country: 'ca',
  jobTypes: ['contract', 'temporary'],
  salary: 80_000,
  withoutSalary: true,
  page: 4,
};

it('a saved search is read back as it was, on its first page', () => {
  expect(readSearchText(searchText(search))).toEqual({ ...search, page: 1 });
});

it('a search in the usual country keeps its country', () => {
  expect(JSON.parse(searchText(emptyJobSearch))).toEqual({ country: 'us' });
});

it.each(['', 'null', '[1]', '{"page":', '{"salary":"much","type":"none"}'])('%j is read as an empty search', (text) => {
  expect(readSearchText(text)).toEqual(emptyJobSearch);
});

it('new means since yesterday began, and the newest come first', () => {
  expect(daysSinceYesterday(new Date(2026, 10, 22, 12))).toBe(1.5);
  expect(daysSinceYesterday(new Date(2026, 10, 22, 0))).toBe(1);
  expect(newestUrl(emptyJobSearch, 'us')).toEqual({ sort: 'newest' });
});
