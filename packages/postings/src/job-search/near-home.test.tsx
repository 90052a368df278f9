import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { posting } from '../testing/fixtures';
import { renderPostings } from '../testing/render-postings';

const dallas = 'Dallas, Texas, United States';
const one = () => ({ results: [posting()], totalResults: 1 });
const location = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'City, state, or ZIP code' });
const nearest = async () => {
  await screen.findByText('1 posting');
  return screen.getByRole<HTMLOptionElement>('option', { name: 'Nearest' });
};

it('starts the first search near home', async () => {
  const { router, requests } = await renderPostings('/jobs/search', { search: one, home: dallas });
  expect((await location()).value).toBe(dallas);
  // Nothing was searched near home yet.
  expect(requests[0]).not.toHaveProperty('location');
  await userEvent.type(screen.getByLabelText('Job title or keywords'), 'nurse{Enter}');
  await waitFor(() => expect(router.state.location.search).toEqual({ term: 'nurse', location: dallas }));
});

it('keeps a search without a location as it was made', async () => {
  await renderPostings('/jobs/search?term=nurse', { search: one, home: dallas });
  expect((await location()).value).toBe('');
});

it('sorts by distance from home, where no location is searched', async () => {
  const { router } = await renderPostings('/jobs/search?term=nurse', { search: one, home: dallas });
  expect((await nearest()).disabled).toBe(false);
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'nearest');
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ term: 'nurse', location: dallas, sort: 'nearest' }),
  );
});

it('has nothing nearest while no location is known', async () => {
  await renderPostings('/jobs/search?term=nurse', { search: one });
  expect((await nearest()).disabled).toBe(true);
});
