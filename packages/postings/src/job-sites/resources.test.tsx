import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPostings } from '../testing/render-postings';
import { jobSites } from './job-sites';

const hrefs = () =>
  within(screen.getByRole('list', { name: 'Job sites' }))
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('link')[0]?.getAttribute('href'));

it('filters job sites by country', async () => {
  await renderPostings('/resources');
  expect(hrefs()).toHaveLength(jobSites.length);
  const field = screen.getByRole('searchbox', { name: 'Search countries' });
  await userEvent.type(field, 'france');
  expect(hrefs()).toEqual(['https://www.francetravail.fr']);
  await userEvent.clear(field);
  await userEvent.type(field, 'Atlantis');
  await userEvent.click(screen.getByRole('button', { name: 'Show all countries' }));
  expect(hrefs()).toHaveLength(jobSites.length);
});

it('has one site for each country, sorted by name, with an https address', () => {
  expect(new Set(jobSites.map(({ code }) => code)).size).toBe(jobSites.length);
  const names = jobSites.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((left, right) => left.localeCompare(right, 'en')));
  for (const { code, url } of jobSites) {
    expect(code).toMatch(/^[a-z]{2}$/);
    expect(new URL(url).protocol).toBe('https:');
  }
});
