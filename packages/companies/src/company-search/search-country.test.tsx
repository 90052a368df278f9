import { location } from '@keepmark/geography/testing';
import type { FoundPlace } from '@keepmark/contracts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showFakeMap } from '@keepmark/map/testing';
import { describe, expect, it } from 'vitest';
import { found, pageOf, place, placesFound } from '../testing/fixtures';
import { renderCompanies } from '../testing/render-companies';

showFakeMap();

const locationIn = (city: string, countryCode: string, countryName: string) =>
  location({ label: `${city}, ${countryName}`, city, stateCode: '', stateName: '', countryCode, countryName });
const toronto = locationIn('Toronto', 'CA', 'Canada');
const placeIn = (country: string, title: string): FoundPlace => place({ placeId: title, title, country });
const lastBody = (requests: readonly { call: string; body: unknown }[], call: string) =>
  requests.findLast((request) => request.call === call)?.body;

describe('country of a directory search', () => {
  it('is the one in the settings until another is chosen', async () => {
    const { requests, router } = await renderCompanies('/companies/search', { country: 'ca' });
    await screen.findByText('1 company');
    expect(lastBody(requests, 'POST company/groups')).toMatchObject({ selectedCountryCode: 'ca' });
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Worldwide');
    await waitFor(() => expect(router.state.location.search).toEqual({ country: 'WORLD' }));
    expect(lastBody(requests, 'POST company/groups')).toMatchObject({ selectedCountryCode: 'WORLD' });
  });

  it('marks companies whose country is unknown', async () => {
    const unknown = { address: '', city: '', state: '', country: '', countryUnknown: true };
    const results = [found(), found({ id: '8', companyName: 'Beta', ...unknown })];
    await renderCompanies('/companies/search', { service: { 'POST company/groups': () => pageOf(results) } });
    const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent);
    expect(rows.find((text) => text.includes('Acme'))).not.toContain('Country unknown');
    expect(rows.find((text) => text.includes('Beta'))).toContain('Country unknown');
    expect(rows.find((text) => text.includes('Beta'))).not.toContain('No address yet');
  });

  it('is all countries for a group', async () => {
    const { requests } = await renderCompanies('/companies/group/list/hiring', {
      country: 'ca',
      service: { 'POST company/groups': () => pageOf([]) },
    });
    await screen.findByText('No matching companies');
    expect(lastBody(requests, 'POST company/groups')).toMatchObject({ selectedCountryCode: 'WORLD' });
  });
});

describe('country of a nearby search', () => {
  it('omits places in other countries', async () => {
    const { requests } = await renderCompanies('/companies/discover?locations=Windsor', {
      country: 'ca',
      service: {
        'POST geography/geosearch/geocode': () => [locationIn('Windsor', 'CA', 'Canada')],
        'POST geography/geosearch/places': placesFound([placeIn('CA', 'Maple Bakery'), placeIn('US', 'Detroit Diner')]),
      },
    });
    expect(await screen.findByRole('button', { name: /^Maple Bakery/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Detroit Diner/ })).toBeNull();
    expect(lastBody(requests, 'POST geography/geosearch/geocode')).toMatchObject({ selectedCountryCode: 'CA' });
  });

  it('is suggested when only another country has the location', async () => {
    const { router } = await renderCompanies('/companies/discover?locations=Toronto', {
      service: {
        'POST geography/geosearch/geocode': () => [toronto],
        'POST geography/geosearch/places': placesFound([placeIn('CA', 'Maple Bakery')]),
      },
    });
    expect(
      await screen.findByText('We couldn’t find Toronto in the selected country, but we found Toronto, Canada.'),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Search in Canada' }));
    expect(await screen.findByRole('button', { name: /^Maple Bakery/ })).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ country: 'CA' });
  });

  it('yields to the country in the location', async () => {
    await renderCompanies('/companies/discover?locations=Toronto%2C%20Canada', {
      service: {
        'POST geography/geosearch/geocode': () => [toronto],
        'POST geography/geosearch/places': placesFound([placeIn('CA', 'Maple Bakery')]),
      },
    });
    expect(await screen.findByRole('button', { name: /^Maple Bakery/ })).toBeTruthy();
  });
});
