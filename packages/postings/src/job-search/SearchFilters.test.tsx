import { location } from '@keepmark/geography/testing';
import type { JobSearchAnswer } from '@keepmark/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { posting, searchCounts } from '../testing/fixtures';
import { renderPostings } from '../testing/render-postings';
import { setViewport } from '@keepmark/app-shell/testing';

const answer: JobSearchAnswer = { results: [posting()], totalResults: 45 };

const austin = location();

const open = (path: string, found: JobSearchAnswer = answer) =>
  renderPostings(path, {
    search: () => found,
    service: {
      'POST jobs/search/counts': () => searchCounts,
      'POST geography/geosearch/geocode': () => [austin],
    },
  });
const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

beforeEach(() => setViewport({ width: 1440, height: 900 }));

it('each choice says how many results it gives', async () => {
  await open('/jobs/search?location=Austin');
  expect(await screen.findByRole('option', { name: 'Last 7 days (21)' })).toBeTruthy();
  expect(optionsOf('Workplace')).toEqual(['Any workplace', 'Remote (12)', 'Hybrid (7)', 'On-site (33)']);
  expect(optionsOf('Yearly salary')).toContain('$80,000+ (17)');
  expect(optionsOf('Yearly salary')).toContain('Not stated (9)');
  expect(optionsOf('Distance')).toContain('10 miles (31)');
  expect(optionsOf('Distance')).toContain('25 miles (45+)');
  expect(screen.getByRole('checkbox', { name: 'Part-time (8)' })).toBeTruthy();
});

it('a search for hybrid jobs is in the URL, the request, and a chip', async () => {
  const { router, requests } = await open('/jobs/search?term=nurse');
  await userEvent.selectOptions(await screen.findByLabelText('Workplace'), 'hybrid');
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ workplace: 'hybrid' }));
  expect(router.state.location.search).toMatchObject({ workplace: 'hybrid' });
  expect(screen.getByRole('button', { name: 'Remove filter: Hybrid' })).toBeTruthy();
});

it('choices are in the URL and the request, and chips take them off again', async () => {
  const { router, requests } = await open('/jobs/search?term=nurse&page=2');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Contract (5)' }));
  await userEvent.selectOptions(screen.getByLabelText('Workplace'), 'remote');
  await userEvent.selectOptions(screen.getByLabelText('Yearly salary'), '80000');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Include jobs without a stated salary/ }));
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Highest salary');
  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject({
      remote: true,
      jobTypes: ['contract'],
      salaryAtLeast: 80_000,
      salaryNotStated: true,
      sort: 'salary',
      pageNumber: 1,
    }),
  );
  const chips = within(screen.getByRole('list', { name: 'Filters in use' }));
  await userEvent.click(chips.getByRole('button', { name: 'Remove filter: Remote' }));
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('workplace'));
  await userEvent.click(chips.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ term: 'nurse', sort: 'salary' }));
  expect(screen.queryByRole('list', { name: 'Filters in use' })).toBeNull();
});

it('Enter takes the first suggested city and searches there', async () => {
  const { router } = await open('/jobs/search');
  const field = await screen.findByRole('combobox', { name: 'City, state, or ZIP code' });
  await userEvent.type(field, 'aust');
  // happy-dom has no layout, so the list is "hidden".
  expect(await screen.findByRole('option', { name: austin.label, hidden: true })).toBeTruthy();
  await userEvent.type(field, '{Enter}');
  await waitFor(() => expect(router.state.location.search).toEqual({ location: 'Austin, TX' }));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'City, state, or ZIP code' }).value).toBe('Austin, TX');
});

it('offers the right spelling of an unknown location, and says what a ZIP code was understood as', async () => {
  const unknown = { results: [], totalResults: 0, didYouMean: [{ text: 'Austn', labels: [austin.label] }] };
  const { router, unmount } = await open('/jobs/search?location=Austn', unknown);
  await userEvent.click(await screen.findByRole('button', { name: `${austin.label}?` }));
  await waitFor(() => expect(router.state.location.search).toEqual({ location: austin.label }));
  unmount();
  await open('/jobs/search?location=78701', {
    ...answer,
    searchedPlaces: [{ text: '78701', label: 'Austin, TX 78701' }],
  });
  expect(await screen.findByText('Showing results for Austin, TX 78701.')).toBeTruthy();
});

it('nothing is nearest without a location', async () => {
  await open('/jobs/search');
  const nearest = await screen.findByRole<HTMLOptionElement>('option', { name: 'Nearest' });
  expect(nearest.disabled).toBe(true);
});
