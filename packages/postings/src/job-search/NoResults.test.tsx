import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPostings } from '../testing/render-postings';

const none = { results: [], totalResults: 0 };

it('offers to search near the location that was typed with the keywords', async () => {
  const { router } = await renderPostings('/jobs/search?term=nurse%20near%20Denver', { search: () => none });
  await userEvent.click(await screen.findByRole('button', { name: 'Search for “nurse” near Denver' }));
  expect(router.state.location.search).toEqual({ term: 'nurse', location: 'Denver' });
});

it('advises only on what was searched', async () => {
  await renderPostings('/jobs/search?term=basket%20weaver', { search: () => none });
  expect(await screen.findByText('Try fewer or different words, or another country.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Search everywhere/ })).toBeNull();
});

it('says so when no location has the searched name', async () => {
  await renderPostings('/jobs/search?term=nurse&location=zzzzqq', { search: () => none });
  expect(await screen.findByText(/We don’t know the location “zzzzqq”/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Search everywhere for “nurse”' })).toBeTruthy();
});

it('keeps the usual advice for a known location', async () => {
  const searchedPlaces = [{ text: 'Denver', label: 'Denver, CO' }];
  await renderPostings('/jobs/search?term=nurse&location=Denver', { search: () => ({ ...none, searchedPlaces }) });
  expect(await screen.findByText('Try a larger distance, an earlier date, or fewer filters.')).toBeTruthy();
});
