import { expect, it } from 'vitest';
import { emptyJobSearch, type JobSearch } from '../job-search';
import { newestUrl, newForDays, readSearchText, searchText } from './saved-search';

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
  const earlier = new Date(2026, 10, 1).toISOString();
  expect(newForDays(earlier, new Date(2026, 10, 22, 12))).toBe(1.5);
  expect(newForDays(earlier, new Date(2026, 10, 22, 0))).toBe(1);
  expect(newestUrl(emptyJobSearch, 'us')).toEqual({ sort: 'newest' });
});

it('what was there when the search was saved is not new', () => {
  const now = new Date(2026, 10, 22, 12);
  expect(newForDays(new Date(2026, 10, 22, 6).toISOString(), now)).toBe(0.25);
  expect(newForDays('', now)).toBe(1.5);
});

it('a search saved now asks for the last minute, because an age of 0 is any time', () => {
  const now = new Date(2026, 10, 22, 12);
  for (const saved of [now, new Date(2026, 10, 22, 13)])
    expect(newForDays(saved.toISOString(), now)).toBeCloseTo(1 / 24 / 60);
});
