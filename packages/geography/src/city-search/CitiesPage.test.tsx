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

describe('the cities', () => {
  it('of the country of the URL are listed, and of a state of it', async () => {
    const { requests, router } = await renderGeography('/cities');
    await screen.findByText('3 cities');
    expect(namesIn('Cities of the United States')).toEqual(['Houston', 'Austin', 'Round Rock']);
    expect(requests).toContain('countrycities/US/1/20/population/false');

    await userEvent.click(screen.getByRole('button', { name: 'Choose a state or province' }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Name or code' }), 'tex');
    await userEvent.click(await screen.findByRole('button', { name: /Texas/ }));
    await waitFor(() => expect(router.state.location.search).toEqual({ state: 'TX' }));
    await screen.findByRole('list', { name: 'Cities of Texas' });
    expect(requests).toContain('statecities/US/TX/1/20/population/false');
  });

  it('around a typed place are listed by distance', async () => {
    const { router } = await renderGeography('/cities');
    await userEvent.type(screen.getByRole('combobox', { name: 'City or place' }), 'Austin, TX{Enter}');
    const heading = 'Within 25 miles of Austin, Texas, United States';
    await screen.findByRole('list', { name: heading });
    expect(namesIn(heading)).toEqual(['Austin', 'Round Rock']);
    expect(router.state.location.search).toEqual({ locations: 'Austin, TX' });
  });

  it('are not covered by what was suggested for a text that is gone', async () => {
    await renderGeography('/cities');
    await userEvent.type(screen.getByRole('combobox', { name: 'City or place' }), 'aust');
    const suggestion = { name: 'Austin, Texas, United States', hidden: true };
    await screen.findByRole('option', suggestion);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('list', { name: 'Within 25 miles of Austin, Texas, United States' });
    await waitFor(() => expect(screen.queryByRole('option', suggestion)).toBeNull());
  });

  it('around places of another country are not taken for those of the chosen one', async () => {
    await renderGeography('/cities?locations=Austin&country=CI');
    expect(await screen.findByText('There is no Austin in the chosen country')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Search in the United States' }));
    await screen.findByRole('list', { name: 'Within 25 miles of Austin, Texas, United States' });
  });

  it('are searched in the country of the suggestion that was taken, and everywhere when others are there', async () => {
    const { router } = await renderGeography('/cities?country=CI');
    const take = async () => {
      await userEvent.type(screen.getByRole('combobox', { name: 'City or place' }), 'aust');
      // happy-dom lays nothing out, so the list counts as hidden; the keyboard reaches it all the same.
      await screen.findByRole('option', { name: 'Austin, Texas, United States', hidden: true });
      await userEvent.keyboard('{ArrowDown}{Enter}');
    };
    await take();
    await screen.findByRole('list', { name: 'Within 25 miles of Austin, Texas, United States' });
    expect(router.state.location.search).toEqual({ locations: 'Austin, Texas, United States' });

    await router.navigate({ to: '/cities', search: { locations: 'Abidjan', country: 'CI' } });
    await take();
    await waitFor(() => expect(router.state.location.search).toMatchObject({ country: 'WORLD' }));
  });

  it('say why they could not be had, and try again', async () => {
    let isDown = true;
    const service = {
      countrycities: () =>
        isDown
          ? Response.json({ success: false, message: 'The service rests.' }, { status: 500 })
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
    expect((await screen.findByRole('alert')).textContent).toContain('The service rests.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No city here')).toBeTruthy();
  });

  it('say so when there is no network, instead of waiting for one', async () => {
    onlineManager.setOnline(false);
    await renderGeography('/cities', { service: { countrycities: () => Promise.reject(new TypeError('no network')) } });
    expect((await screen.findByRole('alert')).textContent).toContain('The cities could not be loaded');
  });

  it('that are kept are counted for each purpose', async () => {
    await renderGeography('/cities', {
      kept: [savedCity(), savedCity({ internalId: 'b', locationTypes: ['travel', 'retire'] })],
    });
    const groups = within(screen.getByRole('navigation', { name: 'Kept cities' }));
    expect(groups.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Relocation0 cities kept',
      'Retirement1 city kept',
      'Travel2 cities kept',
      'Vacation0 cities kept',
    ]);
  });
});

describe('the list of locations', () => {
  it('lets go of all but the first, and says each once', async () => {
    const { router } = await renderGeography('/cities?locations=Austin%3Baustin%3BWaco');
    const list = within(await screen.findByRole('list', { name: 'Locations to search around' }));
    expect(list.queryByRole('button', { name: 'Remove Austin' })).toBeNull();
    await userEvent.click(list.getByRole('button', { name: 'Remove Waco' }));
    // Not at the beginning of the page, though the button is gone.
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'City or place' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ locations: 'Austin' }));
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });
});
