import { defineTable, field } from '@keepmark/local-store';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { connectTable } from '../connections';
import { databaseOf } from '../testing/database-of';
import { found, pageOf, place } from '../testing/fixtures';
import { renderCompanies } from '../testing/render-companies';

vi.mock('@keepmark/map', async (load: () => Promise<object>) => ({
  ...(await load()),
  ...(await import('../testing/fake-map')).fakeMap,
}));

const austin = {
  label: 'Austin, Texas, United States',
  type: 'city',
  placeId: '1',
  city: 'Austin',
  stateCode: 'TX',
  stateName: 'Texas',
  countryCode: 'US',
  countryName: 'United States',
  latitude: 30.2672,
  longitude: -97.7431,
  population: 1,
  timeZone: 'America/Chicago',
  source: 'geonames',
};
const noteTable = defineTable('notes', { fields: { companyName: field.text() } });
const places = (results: unknown[]) => () => Response.json({ success: true, local_results: results });

describe('companies on the map', () => {
  it('are the kept ones, or those that are hiring', async () => {
    const { table } = await renderCompanies('/companies/map', { companies: [{ companyName: 'Beta', city: 'Oslo' }] });
    expect(await screen.findByRole('button', { name: 'Beta / Oslo' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Hiring now' }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Acme, Inc. / Austin, TX, United States, 12 open postings / new' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Keep Acme, Inc.' }));
    expect(await screen.findByRole('button', { name: /^Acme, Inc\. .* kept$/ })).toBeTruthy();
    expect(table.count()).toBe(2);
  });

  it('are those of a group', async () => {
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

describe('companies around a place', () => {
  it('asks for a place first', async () => {
    await renderCompanies('/companies/discover');
    expect(await screen.findByText('Around which place?')).toBeTruthy();
  });

  it('name the country without the service too', async () => {
    const service = { 'GET geography/countries/geo': () => Response.json({ success: false }, { status: 503 }) };
    await renderCompanies('/companies/discover', { service });
    expect(await screen.findByDisplayValue('United States')).toBeTruthy();
  });

  it('are found within the distance, and kept with the id and the kind of their place', async () => {
    const { requests, table } = await renderCompanies('/companies/discover?locations=Austin&distance=5&kind=bakery', {
      companies: [{ companyName: 'Kept Bakery' }],
      service: {
        'POST geography/geosearch/geocode': () => [austin],
        'POST geography/geosearch/places': places([place(), place({ placeId: 'osm-n2', title: 'Kept Bakery' })]),
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
    expect(screen.getByRole('button', { name: /^Kept Bakery .* kept$/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Corner Bakery .* new$/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep Corner Bakery' }));
    expect(table.query()[1]).toMatchObject({
      companyName: 'Corner Bakery',
      placeId: 'osm-n1',
      categories: ['bakery'],
      country: 'United States',
    });
  });

  it('says which place nobody knows, and why a search failed', async () => {
    const { unmount } = await renderCompanies('/companies/discover?locations=Atlantis', {
      service: { 'POST geography/geosearch/places': places([]) },
    });
    expect(await screen.findByText('We know no place called Atlantis. Try a larger city nearby.')).toBeTruthy();
    unmount();
    await renderCompanies('/companies/discover?locations=Austin', {
      service: {
        'POST geography/geosearch/geocode': () => [austin],
        'POST geography/geosearch/places': () => Response.json({ success: false, message: 'Later, please.' }),
      },
    });
    expect(await screen.findByText('Later, please.')).toBeTruthy();
  });
});

describe('where a company is', () => {
  const acme = { companyName: 'Acme', address: 'Congress Avenue 1', city: 'Austin' };

  it('is put right by dragging its marker', async () => {
    const database = databaseOf([{ ...acme, latitude: 1, longitude: 2 }]);
    const id = database.ids[0] ?? '';
    await renderCompanies(`/company/location/${id}`, { database });
    await userEvent.click(await screen.findByRole('button', { name: 'Drag the marker' }));
    expect(database.table.get(id)).toMatchObject({ latitude: 31.5, longitude: -97.25 });
  });

  it('is found by its address, by the city alone if the street is not known, or by pressing on the map', async () => {
    const database = databaseOf([acme]);
    const id = database.ids[0] ?? '';
    await renderCompanies(`/company/location/${id}`, {
      database,
      service: {
        'POST geography/geosearch/geocode': (body) =>
          (body as { searchText: string }).searchText === 'Austin' ? [austin] : [],
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Look the address up' }));
    await waitFor(() => expect(database.table.get(id)).toMatchObject({ latitude: 30.2672 }));
    await userEvent.click(screen.getByRole('button', { name: 'Press on the map' }));
    expect(database.table.get(id)).toMatchObject({ latitude: 31, longitude: -97 });
  });
});

describe('everything about a company', () => {
  it('shows its pages, its open postings and what names it', async () => {
    const database = databaseOf([{ companyName: 'ACME', latitude: 30, longitude: -97, notes: 'Ask for Ada' }]);
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
    expect(screen.getByRole('region', { name: 'Map of ACME' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find on LinkedIn' }).getAttribute('href')).toContain('keywords=ACME');
  });

  it('has a place for research, whose findings become its notes', async () => {
    const database = databaseOf([{ companyName: 'Acme', notes: 'Old' }]);
    const id = database.ids[0] ?? '';
    await renderCompanies(`/company/research/${id}`, {
      database,
      slots: { research: () => Promise.resolve(({ companyId }) => <p>Research on {companyId}</p>) },
    });
    expect(await screen.findByText(`Research on ${id}`)).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'What you have learned' }), ' and new');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(database.table.get(id)).toMatchObject({ notes: 'Old and new' });
  });
});
