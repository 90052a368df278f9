import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showFakeMap } from '@keepmark/map/testing';
import { describe, expect, it, vi } from 'vitest';
import { states } from '../testing/fixtures';
import { renderGeography } from '../testing/render-geography';

showFakeMap();

it('says when the country does not exist', async () => {
  const unknown = () => Response.json({ success: false, code: 'not-found', message: 'No.' }, { status: 404 });
  const service = { 'countrycities/ZZ': unknown, 'stateprovinces/geo/ZZ': unknown };
  await renderGeography('/location/list/travel/ZZ', { service });
  expect(await screen.findByText('Country or state not found')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Choose a/ })).toBeNull();
});

describe('finding cities for one group', () => {
  it('goes from countries to states to cities, and saves one', async () => {
    const { router, saved } = await renderGeography('/location/list/relocation');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Country' }), 'usa');
    await userEvent.click(screen.getByRole('button', { name: /United States/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/location/list/relocation/US'));

    await userEvent.click(await screen.findByRole('button', { name: 'Choose a state' }));
    await userEvent.click(await screen.findByRole('button', { name: /Texas/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/location/list/relocation/US/TX'));
    await screen.findByRole('link', { name: 'Austin-Round Rock-San Marcos, TX' });
    expect(screen.getByText('Metro areas from the US Census Bureau.')).toBeTruthy();

    await userEvent.click(await screen.findByRole('button', { name: 'Save Houston for relocation' }));
    expect(saved()).toMatchObject([{ cityName: 'Houston', locationTypes: ['relocation'] }]);
  });

  it('asks for the one country and state that it names, and for the states in the dialog', async () => {
    const { requests } = await renderGeography('/location/list/relocation/US/TX');
    const breadcrumbs = await screen.findByRole('navigation', { name: 'Breadcrumbs' });
    await within(breadcrumbs).findByText('Texas');
    await within(breadcrumbs).findByText('United States');
    const asked = () => requests.filter((path) => /^(?:countries|stateprovince)/.test(path)).toSorted();
    expect(asked()).toEqual(['countries/geo/US', 'stateprovinces/geo/US/TX']);
    await userEvent.click(screen.getByRole('button', { name: 'Texas' }));
    await screen.findByRole('searchbox', { name: 'Name or code' });
    expect(asked()).toContain('stateprovinces/geo/US');
  });

  it('starts with the own country', async () => {
    await renderGeography('/location/list/relocation');
    const list = within(await screen.findByRole('list', { name: 'Countries' }));
    expect(list.getAllByRole('button')[0]!.textContent).toContain('United States');
  });

  it('finds a country typed without accents', async () => {
    await renderGeography('/location/list/travel');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Country' }), 'cote');
    expect(screen.getByText('1 country')).toBeTruthy();
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Country' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Country' }), 'atlantis');
    expect(screen.getByText('No countries found')).toBeTruthy();
  });

  it('finds a state typed without accents, selects it with Enter, and returns the focus', async () => {
    const provinces = [
      { ...states[0]!, countryCode: 'CA', stateCode: 'QC', stateName: 'Québec' },
      { ...states[1]!, countryCode: 'CA', stateCode: 'ON', stateName: 'Ontario' },
    ];
    const { router } = await renderGeography('/cities?country=CA', {
      service: { 'stateprovinces/geo/CA': () => provinces },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Choose a province or territory' }));
    const field = await screen.findByRole('searchbox', { name: 'Name or code' });
    await userEvent.type(field, 'atlantis{Enter}');
    expect(screen.getByText('No matches')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await userEvent.type(field, 'quebec{Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ country: 'CA', state: 'QC' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Québec'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('selects with Enter the only country left, but none of several', async () => {
    const { router } = await renderGeography('/location/list/travel');
    const field = await screen.findByRole('searchbox', { name: 'Country' });
    await userEvent.type(field, 't{Enter}');
    expect(router.state.location.pathname).toBe('/location/list/travel');
    await userEvent.type(field, 'es{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/location/list/travel/US'));
  });

  it('starts on the world map with a country selected', async () => {
    const { router } = await renderGeography('/location/listworld/travel/us');
    const link = await screen.findByRole('link', { name: 'Cities in the United States' });
    expect(link.getAttribute('href')).toBe('/location/list/travel/US');
    await userEvent.click(screen.getByRole('button', { name: 'Region 384' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/location/listworld/travel/CI'));
    expect(await screen.findByRole('link', { name: "Cities in Côte d'Ivoire" })).toBeTruthy();
  });

  it('scrolls the list, not the page, to the selected country', async () => {
    const boxOf = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.tagName === 'UL' ? new DOMRect(0, 100, 300, 400) : new DOMRect(0, 900, 300, 60);
    });
    await renderGeography('/location/listworld/travel/us');
    expect((await screen.findByRole('list', { name: 'Countries' })).scrollTop).toBe(630);
    boxOf.mockRestore();
  });

  it('exists for the four location types only', async () => {
    await renderGeography('/location/list/business/US');
    expect(screen.getByText('Group not found')).toBeTruthy();
  });
});

it('shows every country, and the cities of the selected one', async () => {
  const { router } = await renderGeography('/countries');
  await userEvent.click(await screen.findByRole('button', { name: /Côte d'Ivoire/ }));
  await waitFor(() => expect(router.state.location.href).toBe('/cities?country=CI'));
});

it('filters city resources by country and topic', async () => {
  const { router } = await renderGeography('/cities/resources?topic=schools');
  expect(screen.getByRole('link', { name: 'My School' })).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'US');
  await waitFor(() => expect(router.state.location.search).toEqual({ country: 'US', topic: 'schools' }));
  expect(screen.getByRole('link', { name: 'School and District Navigator' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'My School' })).toBeNull();
});
