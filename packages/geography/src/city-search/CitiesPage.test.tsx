import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { savedCity } from '../testing/saved-city';
import { renderGeography } from '../testing/render-geography';

const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map((link) => link.textContent);

afterEach(() => onlineManager.setOnline(true));

describe('the cities screen', () => {
  it('lists the cities of the country in the URL, and of one of its states', async () => {
    const { requests, router } = await renderGeography('/cities');
    await screen.findByText('3 cities');
    expect(namesIn('Cities in the United States')).toEqual(['Houston', 'Austin', 'Round Rock']);
    expect(requests).toContain('countrycities/US/1/20/population/false');

    await userEvent.click(screen.getByRole('button', { name: 'Choose a state' }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Name or code' }), 'tex');
    await userEvent.click(await screen.findByRole('button', { name: /Texas/ }));
    await waitFor(() => expect(router.state.location.search).toEqual({ state: 'TX' }));
    await screen.findByRole('list', { name: 'Cities in Texas' });
    expect(requests).toContain('statecities/US/TX/1/20/population/false');
  });

  it('lists the cities near a typed place by distance', async () => {
    const { router } = await renderGeography('/cities');
    await userEvent.type(screen.getByRole('combobox', { name: 'City or place' }), 'Austin, TX{Enter}');
    const heading = 'Within 25 miles of Austin, Texas, United States';
    await screen.findByRole('list', { name: heading });
    expect(namesIn(heading)).toEqual(['Austin', 'Round Rock']);
    expect(router.state.location.search).toEqual({ locations: 'Austin, TX' });
  });

  it('closes the suggestions once the search starts', async () => {
    await renderGeography('/cities');
    await userEvent.type(screen.getByRole('combobox', { name: 'City or place' }), 'aust');
    const suggestion = { name: 'Austin, Texas, United States', hidden: true };
    await screen.findByRole('option', suggestion);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('list', { name: 'Within 25 miles of Austin, Texas, United States' });
    await waitFor(() => expect(screen.queryByRole('option', suggestion)).toBeNull());
  });

  it('does not search in another country without asking', async () => {
    await renderGeography('/cities?locations=Austin&country=CI');
    expect(await screen.findByText('No “Austin” in the selected country')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Search in the United States' }));
    await screen.findByRole('list', { name: 'Within 25 miles of Austin, Texas, United States' });
  });

  it('searches the country of the chosen suggestion, or worldwide when the locations differ in country', async () => {
    const { router } = await renderGeography('/cities?country=CI');
    const chooseSuggestion = async () => {
      await userEvent.type(screen.getByRole('combobox', { name: 'City or place' }), 'aust');
      // happy-dom has no layout, so the list is "hidden"; the keyboard still reaches it.
      await screen.findByRole('option', { name: 'Austin, Texas, United States', hidden: true });
      await userEvent.keyboard('{ArrowDown}{Enter}');
    };
    await chooseSuggestion();
    await screen.findByRole('list', { name: 'Within 25 miles of Austin, Texas, United States' });
    expect(router.state.location.search).toEqual({ locations: 'Austin, Texas, United States' });

    await router.navigate({ to: '/cities', search: { locations: 'Abidjan', country: 'CI' } });
    await chooseSuggestion();
    await waitFor(() => expect(router.state.location.search).toMatchObject({ country: 'WORLD' }));
  });

  it('says why the cities did not load, and tries again', async () => {
    let isDown = true;
    const service = {
      countrycities: () =>
        isDown
          ? Response.json({ success: false, message: 'The service is down.' }, { status: 500 })
          : {
              results: [],
              pagination: {
                totalResults: 0,
                totalPages: 0,
                pageSize: 20,
                pageNumber: 1,
                resultsExist: false,
                hasPreviousPage: false,
                hasNextPage: false,
              },
            },
    };
    await renderGeography('/cities', { service });
    expect((await screen.findByRole('alert')).textContent).toContain('The service is down.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No cities here')).toBeTruthy();
  });

  it('shows an error without a network instead of loading forever', async () => {
    onlineManager.setOnline(false);
    await renderGeography('/cities', { service: { countrycities: () => Promise.reject(new TypeError('no network')) } });
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the cities');
  });

  it('counts the saved cities of each group', async () => {
    await renderGeography('/cities', {
      saved: [savedCity(), savedCity({ internalId: 'b', locationTypes: ['travel', 'retire'] })],
    });
    const groups = within(screen.getByRole('navigation', { name: 'Saved cities' }));
    expect(groups.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Relocation0 cities',
      'Retirement1 city',
      'Travel2 cities',
      'Vacation0 cities',
    ]);
  });
});

describe('the list of locations', () => {
  it('removes any location but the first, and shows each one once', async () => {
    const { router } = await renderGeography('/cities?locations=Austin%3Baustin%3BWaco');
    const list = within(await screen.findByRole('list', { name: 'Locations to search near' }));
    expect(list.queryByRole('button', { name: 'Remove Austin' })).toBeNull();
    await userEvent.click(list.getByRole('button', { name: 'Remove Waco' }));
    // Focus stays near the removed button instead of jumping to the top.
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'City or place' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ locations: 'Austin' }));
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });
});
