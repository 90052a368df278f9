import { testDatabase } from '@keepmark/local-store/testing';
import { describe, expect, it } from 'vitest';
import { settingTable } from '@keepmark/app-shell/settings-table';
import { homeLocationOf, homeLocationSettings } from './home-location';
import { createHomeLocationStore } from './home-location-store';

const austin = { locationText: 'Austin, Texas', locationLat: 30.2672, locationLng: -97.7431 };
const rows = (changes: Partial<Record<keyof typeof austin, string>> = {}) =>
  homeLocationSettings(austin).map(({ settingGroup, settingName, settingValue }, index) => ({
    internalId: String(index),
    settingGroup,
    settingName,
    settingValue: changes[settingName as keyof typeof austin] ?? settingValue,
  }));

describe('the settings of a home location', () => {
  it('survive a round trip, also at 0 degrees', () => {
    expect(homeLocationOf(rows())).toEqual(austin);
    expect(homeLocationOf(rows({ locationLat: '0', locationLng: '0' }))).toMatchObject({ locationLat: 0 });
  });

  it.each([{ locationLat: '' }, { locationLat: '91' }, { locationLng: 'west' }, { locationText: '' }])(
    'are no location with %j',
    (changes) => expect(homeLocationOf(rows(changes))).toBeNull(),
  );

  it('are no location when one is missing', () => expect(homeLocationOf(rows().slice(1))).toBeNull());
});

describe('the store', () => {
  function store() {
    const database = testDatabase();
    const settings = database.table(settingTable);
    settings.insert({ settingGroup: 'search', settingName: 'locationText', settingValue: 'Oslo' });
    return { settings, homeLocation: createHomeLocationStore(database) };
  }

  it('stores one location and leaves other settings alone', () => {
    const { settings, homeLocation } = store();
    homeLocation.set({ ...austin, locationText: 'Boston' });
    homeLocation.set(austin);
    expect(settings.query().map(({ settingGroup, settingValue }) => [settingGroup, settingValue])).toEqual([
      ['search', 'Oslo'],
      ['travel-from', 'Austin, Texas'],
      ['travel-from', '30.2672'],
      ['travel-from', '-97.7431'],
    ]);
  });

  it('deletes the location and can undo that', () => {
    const { settings, homeLocation } = store();
    homeLocation.set(austin);
    const undo = homeLocation.clear();
    expect(settings.count()).toBe(1);
    undo();
    expect(homeLocationOf(settings.query({ where: { settingGroup: 'travel-from' } }))).toEqual(austin);
  });
});
