import type { CityToSave } from '@keepmark/geography';
import { databaseOf, testDatabase } from '@keepmark/local-store/testing';
import { DatabaseProvider } from '@keepmark/local-store/react';
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSavedCitiesStore, savedCities, savedCityOf } from './saved-cities';
import { placeTable } from './place-table';
import { manyPlaces } from './testing/fixtures';

const austin: CityToSave = {
  cityId: '4671654',
  cityName: 'Austin',
  stateName: 'Texas',
  countryName: 'United States',
  latitude: 30.27,
  longitude: -97.74,
};

function setUp() {
  const database = testDatabase();
  const table = database.table(placeTable);
  return { table, store: createSavedCitiesStore(database), first: () => savedCityOf(table.query()[0]!) };
}

let at: ReturnType<typeof setUp>;
beforeEach(() => {
  at = setUp();
});

describe('saving a city', () => {
  it.each([
    ['relocation', 'relocation_destination'],
    ['retire', 'retirement_destination'],
    ['travel', 'travel_destination'],
    ['vacation', 'vacation_destination'],
  ] as const)('for %s adds a place of the matching type', (type, placeType) => {
    at.store.save(austin, type);
    expect(at.table.query()).toMatchObject([
      {
        placeId: '4671654',
        name: 'Austin-Austin',
        displayName: 'Austin',
        types: ['city', placeType],
        state: 'Texas',
        latitude: 30.27,
      },
    ]);
    expect(at.first()).toMatchObject({ cityId: '4671654', cityName: 'Austin', locationTypes: [type] });
  });

  it('in a second group keeps one place, and twice in one group changes nothing', () => {
    at.store.save(austin, 'travel');
    at.store.save(austin, 'retire');
    at.store.save(austin, 'retire');
    expect(at.table.query().map(({ types }) => types)).toEqual([
      ['city', 'travel_destination', 'retirement_destination'],
    ]);
  });

  it('next to a place with that name gives it a unique name', () => {
    at.table.insert({ name: 'Austin' });
    at.store.save(austin, 'travel');
    expect(at.table.query().map(({ name }) => name)).toEqual(['Austin', 'Austin-Austin']);
    expect(savedCityOf(at.table.query()[1]!).cityName).toBe('Austin');
  });
});

describe('removing a city from a group', () => {
  it('keeps it in other groups, and deletes it with the last one', () => {
    at.store.save(austin, 'travel');
    at.store.save(austin, 'retire');
    at.store.removeFromGroup(at.first(), 'travel');
    expect(at.first().locationTypes).toEqual(['retire']);
    const undo = at.store.removeFromGroup(at.first(), 'retire');
    expect(at.table.count()).toBe(0);
    undo();
    expect(at.first().locationTypes).toEqual(['retire']);
  });

  it('keeps a place that has other place types', () => {
    at.store.save(austin, 'travel');
    at.table.update(at.first().internalId, { types: ['city', 'travel_destination', 'home'] });
    at.store.removeFromGroup(at.first(), 'travel');
    expect(at.table.query()).toMatchObject([{ types: ['city', 'home'] }]);
  });
});

it('stores notes with the place', () => {
  at.store.save(austin, 'travel');
  at.store.saveNotes(at.first(), 'Warm.');
  expect(at.first().notes).toBe('Warm.');
  const saved = at.first();
  at.store.removeFromGroup(saved, 'travel');
  expect(at.store.saveNotes(saved, 'Dry.')).toBe(false);
});

it('finds a city that was saved after 12,000 places', () => {
  const { database } = databaseOf(placeTable, [
    ...manyPlaces(12_000),
    { name: 'Austin', placeId: '4671654', types: ['city', 'travel_destination'] },
  ]);
  const { result } = renderHook(() => savedCities.useSavedCities(), {
    wrapper: ({ children }) => <DatabaseProvider database={database}>{children}</DatabaseProvider>,
  });
  expect(result.current.map(({ cityName }) => cityName)).toEqual(['Austin']);
});
