import { openDatabase } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { memoryStorage } from '@keepmark/local-store/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { placeGroupLinkTable, placeGroupTable } from './place-group-tables';
import { createPlaceGroupsStore, membershipsOf } from './place-groups-store';
import { placeTable } from './place-table';
import { createPlacesStore } from './places-store';
import { manyPlaces } from './testing/fixtures';

function setUp() {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  return {
    database,
    places: createPlacesStore(database),
    groups: createPlaceGroupsStore(database),
    placeRows: () => allRows(database.table(placeTable)),
    groupRows: () => database.table(placeGroupTable).query(),
    linkRows: () => database.table(placeGroupLinkTable).query(),
  };
}

let at: ReturnType<typeof setUp>;
let park: string;
let mill: string;
let weekend: string;
let trips: string;
beforeEach(async () => {
  at = setUp();
  // Undo loads after the store opens.
  await at.database.flush();
  park = at.places.add({ name: 'Riverside Park', types: ['park'] }).internalId;
  mill = at.places.add({ name: 'Old Mill', types: ['museum'] }).internalId;
  weekend = at.groups.findOrCreate({ name: 'Weekend' });
  trips = at.groups.findOrCreate({ name: 'Trips' });
});
const members = (groupId: string) => [...membershipsOf(at.linkRows()).placesOf(groupId)];

describe('place groups', () => {
  it('hold a place once, however often it is added', () => {
    expect(at.groups.addPlaces(weekend, [park, park])).toBe(1);
    expect(at.groups.addPlaces(weekend, [park, mill])).toBe(1);
    expect(members(weekend)).toEqual([park, mill]);
  });

  it('can share a place', () => {
    at.groups.addPlaces(weekend, [park]);
    at.groups.addPlaces(trips, [park]);
    expect([...membershipsOf(at.linkRows()).groupsOf(park)].toSorted()).toEqual([weekend, trips].toSorted());
  });

  it('ignore places that are not saved, and deleted groups', () => {
    expect(at.groups.addPlaces(weekend, ['no-such-place'])).toBe(0);
    expect(at.groups.addPlaces('no-such-group', [park])).toBe(0);
    expect(at.linkRows()).toEqual([]);
  });

  it('are deleted with their memberships but not their places, and undo restores both', () => {
    at.groups.addPlaces(weekend, [park, mill]);
    at.groups.addPlaces(trips, [park]);
    const undo = at.groups.delete(weekend);
    expect(at.groupRows().map(({ name }) => name)).toEqual(['Trips']);
    expect(at.linkRows()).toMatchObject([{ groupId: trips, placeId: park }]);
    expect(at.placeRows()).toHaveLength(2);
    undo();
    expect(members(weekend).toSorted()).toEqual([park, mill].toSorted());
    expect(at.groupRows()).toHaveLength(2);
  });

  it('move places to another group', () => {
    at.groups.addPlaces(weekend, [park, mill]);
    at.groups.addPlaces(trips, [park]);
    const undo = at.groups.addToGroup('trips', [park], weekend);
    expect([members(weekend), members(trips)]).toEqual([[mill], [park]]);
    undo();
    expect(members(weekend).toSorted()).toEqual([park, mill].toSorted());
    at.groups.addToGroup('Weekend', [park], weekend);
    expect(members(weekend)).toHaveLength(2);
  });

  it('are found by name', () => {
    expect(at.groups.findOrCreate({ name: ' weekend ' })).toBe(weekend);
  });

  it('are created by name, and undo deletes them', () => {
    const undo = at.groups.addToGroup('Summer', [park]);
    expect(at.groupRows().map(({ name }) => name)).toEqual(['Weekend', 'Trips', 'Summer']);
    undo();
    expect(at.groupRows()).toHaveLength(2);
    expect(at.linkRows()).toEqual([]);
  });

  it('are set by name from a form', () => {
    at.groups.addPlaces(weekend, [park, mill]);
    at.groups.setGroups(park, ['trips', 'Summer', ' ']);
    expect([members(weekend), members(trips)]).toEqual([[mill], [park]]);
    expect(at.groupRows().map(({ name }) => name)).toEqual(['Weekend', 'Trips', 'Summer']);
  });
});

describe('saved places', () => {
  it('leave their groups when deleted, and undo restores them', () => {
    at.groups.addPlaces(weekend, [park, mill]);
    const undo = at.places.delete(park);
    expect(members(weekend)).toEqual([mill]);
    undo();
    expect(members(weekend).toSorted()).toEqual([park, mill].toSorted());
  });

  it('change together, and undo reverts them', () => {
    const undo = at.places.changeMany([park, mill, 'gone'], ({ types }) => ({ types: [...types, 'attraction'] }));
    expect(at.placeRows().map(({ types }) => types)).toEqual([
      ['park', 'attraction'],
      ['museum', 'attraction'],
    ]);
    undo();
    expect(at.placeRows().map(({ types }) => types)).toEqual([['park'], ['museum']]);
  });

  it('are added to a group together with unique names, and undo deletes them', () => {
    const { undo, groupId } = at.places.addMany([{ name: 'Old Mill', city: 'Oslo' }, { name: 'old mill' }], 'trips');
    expect(groupId).toBe(trips);
    expect(at.placeRows().map(({ name }) => name)).toEqual([
      'Riverside Park',
      'Old Mill',
      'Old Mill-Oslo',
      'old mill-2',
    ]);
    expect(members(trips)).toHaveLength(2);
    undo();
    expect(at.placeRows()).toHaveLength(2);
    expect(members(trips)).toEqual([]);
  });

  it('are added to the groups in a file, and undo deletes the new groups', () => {
    const many = [{ name: 'Bridge' }, { name: 'Café' }, { name: 'Tree' }];
    const { undo } = at.places.addMany(many, 'Trips', [['Food', 'trips'], ['food'], []]);
    const groupsOf = (name: string) => {
      const placeId = at.placeRows().find((row) => row.name === name)?.internalId;
      const groupIds = new Set(at.linkRows().flatMap((link) => (link.placeId === placeId ? link.groupId : [])));
      return at.groupRows().flatMap((group) => (groupIds.has(group.internalId) ? group.name : []));
    };
    expect(many.map(({ name }) => groupsOf(name))).toEqual([['Trips', 'Food'], ['Trips', 'Food'], ['Trips']]);
    undo();
    expect(at.groupRows().map(({ name }) => name)).toEqual(['Weekend', 'Trips']);
  });

  it('are all read when there are more than one query returns', () => {
    at.places.addMany(manyPlaces(10_001));
    expect(at.placeRows()).toHaveLength(10_003);
    expect(at.places.add({ name: 'Riverside Park 10002' }).name).toBe('Riverside Park 10002');
    expect(at.places.add({ name: 'Corner Bakery 10001' }).name).toBe('Corner Bakery 10001-2');
  });
});
