import { location } from '@keepmark/geography/testing';
import { defineTable, field } from '@keepmark/local-store';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showFakeMap } from '@keepmark/map/testing';
import { describe, expect, it } from 'vitest';
import { connectTable } from '../connections';
import { databaseOf } from '@keepmark/local-store/testing';
import { companyTable } from '../company-table';
import { found, pageOf, place, placesFound } from '../testing/fixtures';
import { renderCompanies } from '../testing/render-companies';

showFakeMap();

const noteTable = defineTable('notes', { fields: { companyName: field.text() } });

describe('companies map', () => {
  it('shows the saved companies, or those that are hiring', async () => {
    const { table } = await renderCompanies('/companies/map', { companies: [{ companyName: 'Beta', city: 'Oslo' }] });
    expect(await screen.findByRole('button', { name: 'Beta / Oslo' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Hiring now' }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Acme, Inc. / Austin, TX, United States, 12 open postings / new' }),
    );
    const modes = within(screen.getByRole('navigation', { name: 'Map' })).getAllByRole('link');
    expect(modes.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
    await userEvent.click(screen.getByRole('button', { name: 'Save company Acme, Inc.' }));
    expect(await screen.findByRole('button', { name: /^Acme, Inc\. .* saved$/ })).toBeTruthy();
    expect(table.count()).toBe(2);
  });

  it('shows the companies in a group', async () => {
    const { requests } = await renderCompanies('/companies/group/map/hiring', {
      service: { 'POST company/groups': () => pageOf([found()]) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hiring now on the map' })).toBeTruthy();
    expect(await screen.findByRole('list', { name: 'Hiring now' })).toBeTruthy();
    expect(requests.find(({ call }) => call === 'POST company/groups')?.body).toMatchObject({
      group: 'hiring',
      pageSize: 1000,
    });
  });
});

describe('nearby companies', () => {
  it('asks for a location first', async () => {
    await renderCompanies('/companies/discover');
    expect(await screen.findByText('Choose a location')).toBeTruthy();
  });

  it('names the country even when the API is down', async () => {
    const service = { 'GET geography/countries/geo': () => Response.json({ success: false }, { status: 503 }) };
    await renderCompanies('/companies/discover', { service });
    expect(await screen.findByDisplayValue('United States')).toBeTruthy();
  });

  it('finds companies within the distance, and saves one with its place id and type', async () => {
    const { requests, table } = await renderCompanies('/companies/discover?locations=Austin&distance=5&kind=bakery', {
      companies: [{ companyName: 'Saved Bakery' }],
      service: {
        'POST geography/geosearch/geocode': () => [location()],
        'POST geography/geosearch/places': placesFound([place(), place({ placeId: 'osm-n2', title: 'Saved Bakery' })]),
      },
    });
    expect(await screen.findByText('2 places within 5 miles')).toBeTruthy();
    expect(requests.find(({ call }) => call.endsWith('/places'))?.body).toEqual({
      lat: 30.2672,
      lng: -97.7431,
      radiusMiles: 5,
      pageSize: 25,
      searchType: 'discover',
      placeType: 'bakery',
    });
    expect(screen.getByRole('button', { name: /^Saved Bakery .* saved$/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Corner Bakery .* new$/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save company Corner Bakery' }));
    expect(table.query()[1]).toMatchObject({
      companyName: 'Corner Bakery',
      placeId: 'osm-n1',
      categories: ['bakery'],
      country: 'United States',
    });
  });

  it('says which location it could not find, and why a search failed', async () => {
    const { unmount } = await renderCompanies('/companies/discover?locations=Atlantis', {
      service: { 'POST geography/geosearch/places': placesFound([]) },
    });
    expect(await screen.findByText('We couldn’t find Atlantis. Try a larger city nearby.')).toBeTruthy();
    unmount();
    await renderCompanies('/companies/discover?locations=Austin', {
      service: {
        'POST geography/geosearch/geocode': () => [location()],
        'POST geography/geosearch/places': () => Response.json({ success: false, message: 'Later, please.' }),
      },
    });
    expect(await screen.findByText('Later, please.')).toBeTruthy();
  });
});

describe('company location', () => {
  const acme = { companyName: 'Acme', address: 'Congress Avenue 1', city: 'Austin' };

  it('changes when the marker is dragged', async () => {
    const database = databaseOf(companyTable, [{ ...acme, latitude: 1, longitude: 2 }]);
    const id = database.ids[0] ?? '';
    await renderCompanies(`/company/location/${id}`, { database });
    await userEvent.click(await screen.findByRole('button', { name: 'Drag the marker' }));
    expect(database.table.get(id)).toMatchObject({ latitude: 31.5, longitude: -97.25 });
  });

  it('is found by address, by city if the street is unknown, or by a click on the map', async () => {
    const database = databaseOf(companyTable, [acme]);
    const id = database.ids[0] ?? '';
    await renderCompanies(`/company/location/${id}`, {
      database,
      service: {
        'POST geography/geosearch/geocode': (body) =>
          (body as { searchText: string }).searchText === 'Austin' ? [location()] : [],
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Look up address' }));
    await waitFor(() => expect(database.table.get(id)).toMatchObject({ latitude: 30.2672 }));
    await userEvent.click(screen.getByRole('button', { name: 'Press on the map' }));
    expect(database.table.get(id)).toMatchObject({ latitude: 31.5, longitude: -97.25 });
  });
});

describe('company pages', () => {
  it('show links, open postings and connected rows', async () => {
    const database = databaseOf(companyTable, [
      { companyName: 'ACME', latitude: 30, longitude: -97, notes: 'Ask for Ada' },
    ]);
    const connection = connectTable(noteTable, {
      released: {},
      nouns: ['note', 'notes'],
      Section: ({ companyName }) => <p>Notes of {companyName}</p>,
    });
    await renderCompanies(`/company/details/${database.ids[0]}`, {
      database,
      slots: { connections: () => Promise.resolve([connection]) },
    });
    expect(await screen.findByRole('link', { name: '12 open postings' })).toBeTruthy();
    expect(await screen.findByText('Notes of ACME')).toBeTruthy();
    expect(screen.getByText('Ask for Ada')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Map: Map of ACME' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find on LinkedIn' }).getAttribute('href')).toContain('keywords=ACME');
  });
});
