import { allRows } from '@keepmark/local-store/all-rows';
import { testDatabase } from '@keepmark/local-store/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { placeGroupLinkTable, placeGroupTable } from './place-group-tables';
import { createPlaceGroupsStore, membershipsOf } from './place-groups-store';
import { placeTable } from './place-table';
import { encodeTrack } from './place-track/stored-track';
import { createPlacesStore, tracksOf } from './places-store';
import { manyPlaces } from './testing/fixtures';

function setUp() {
  const database = testDatabase();
  return {
    database,
    places: createPlacesStore(database),
    groups: createPlaceGroupsStore(database),
    placeRows: () => allRows(database.table(placeTable)),
    groupRows: () => database.table(placeGroupTable).query(),
    linkRows: () => database.table(placeGroupLinkTable).query(),
  };
}

let context: ReturnType<typeof setUp>;
let park: string;
let mill: string;
let weekend: string;
let trips: string;
beforeEach(async () => {
  context = setUp();
  // Undo loads after the store opens.
  await context.database.flush();
  park = context.places.add({ name: 'Riverside Park', types: ['park'] });
  mill = context.places.add({ name: 'Old Mill', types: ['museum'] });
  weekend = context.groups.findOrCreate({ name: 'Weekend' });
  trips = context.groups.findOrCreate({ name: 'Trips' });
});
const members = (groupId: string) => [...membershipsOf(context.linkRows()).placesOf(groupId)];

describe('place groups', () => {
  it('hold a place once, however often it is added', () => {
    expect(context.groups.addPlaces(weekend, [park, park])).toBe(1);
    expect(context.groups.addPlaces(weekend, [park, mill])).toBe(1);
    expect(members(weekend)).toEqual([park, mill]);
  });

  it('can share a place', () => {
    context.groups.addPlaces(weekend, [park]);
    context.groups.addPlaces(trips, [park]);
    expect([...membershipsOf(context.linkRows()).groupsOf(park)].toSorted()).toEqual([weekend, trips].toSorted());
  });

  it('ignore places that are not saved, and deleted groups', () => {
    expect(context.groups.addPlaces(weekend, ['no-such-place'])).toBe(0);
    expect(context.groups.addPlaces('no-such-group', [park])).toBe(0);
    expect(context.linkRows()).toEqual([]);
  });

  it('are deleted with their memberships but not their places, and undo restores both', () => {
    context.groups.addPlaces(weekend, [park, mill]);
    context.groups.addPlaces(trips, [park]);
    const undo = context.groups.delete(weekend);
    expect(context.groupRows().map(({ name }) => name)).toEqual(['Trips']);
    expect(context.linkRows()).toMatchObject([{ groupId: trips, placeId: park }]);
    expect(context.placeRows()).toHaveLength(2);
    undo();
    expect(members(weekend).toSorted()).toEqual([park, mill].toSorted());
    expect(context.groupRows()).toHaveLength(2);
  });

  it('move places to another group', () => {
    context.groups.addPlaces(weekend, [park, mill]);
    context.groups.addPlaces(trips, [park]);
    const undo = context.groups.addToGroup('trips', [park], weekend);
    expect([members(weekend), members(trips)]).toEqual([[mill], [park]]);
    undo();
    expect(members(weekend).toSorted()).toEqual([park, mill].toSorted());
    context.groups.addToGroup('Weekend', [park], weekend);
    expect(members(weekend)).toHaveLength(2);
  });

  it('are found by name', () => {
    expect(context.groups.findOrCreate({ name: ' weekend ' })).toBe(weekend);
  });

  it('are created by name, and undo deletes them', () => {
    const undo = context.groups.addToGroup('Summer', [park]);
    expect(context.groupRows().map(({ name }) => name)).toEqual(['Weekend', 'Trips', 'Summer']);
    undo();
    expect(context.groupRows()).toHaveLength(2);
    expect(context.linkRows()).toEqual([]);
  });

  it('are set by name from a form', () => {
    context.groups.addPlaces(weekend, [park, mill]);
    context.groups.setGroups(park, ['trips', 'Summer', ' ']);
    expect([members(weekend), members(trips)]).toEqual([[mill], [park]]);
    expect(context.groupRows().map(({ name }) => name)).toEqual(['Weekend', 'Trips', 'Summer']);
  });
});

describe('saved places', () => {
  it('leave their groups when deleted, and undo restores them', () => {
    context.groups.addPlaces(weekend, [park, mill]);
    const undo = context.places.delete(park);
    expect(members(weekend)).toEqual([mill]);
    undo();
    expect(members(weekend).toSorted()).toEqual([park, mill].toSorted());
  });

  it('change together, and undo reverts them', () => {
    const undo = context.places.changeMany([park, mill, 'gone'], ({ types }) => ({ types: [...types, 'attraction'] }));
    expect(context.placeRows().map(({ types }) => types)).toEqual([
      ['park', 'attraction'],
      ['museum', 'attraction'],
    ]);
    undo();
    expect(context.placeRows().map(({ types }) => types)).toEqual([['park'], ['museum']]);
  });

  it('are added to a group together with unique names, and undo deletes them', () => {
    const undo = context.places.addOrChange(
      [{ name: 'Old Mill', city: 'Oslo' }, { name: 'old mill' }].map((values) => ({ values, groups: ['trips'] })),
      'Import',
    );
    expect(context.placeRows().map(({ name }) => name)).toEqual([
      'Riverside Park',
      'Old Mill',
      'Old Mill-Oslo',
      'old mill-2',
    ]);
    expect(members(trips)).toHaveLength(2);
    undo();
    expect(context.placeRows()).toHaveLength(2);
    expect(members(trips)).toEqual([]);
  });

  it('are added to the groups in a file, and undo deletes the new groups', () => {
    const many = [{ name: 'Bridge' }, { name: 'Café' }, { name: 'Tree' }];
    const groups = [['Trips', 'Food', 'trips'], ['Trips', 'food'], ['Trips']];
    const undo = context.places.addOrChange(
      many.map((values, at) => ({ values, groups: groups[at] ?? [] })),
      'Import',
    );
    const groupsOf = (name: string) => {
      const placeId = context.placeRows().find((row) => row.name === name)?.internalId;
      const groupIds = new Set(context.linkRows().flatMap((link) => (link.placeId === placeId ? link.groupId : [])));
      return context.groupRows().flatMap((group) => (groupIds.has(group.internalId) ? group.name : []));
    };
    expect(many.map(({ name }) => groupsOf(name))).toEqual([['Trips', 'Food'], ['Trips', 'Food'], ['Trips']]);
    undo();
    expect(context.groupRows().map(({ name }) => name)).toEqual(['Weekend', 'Trips']);
  });

  it('are all read when there are more than one query returns', () => {
    context.places.addOrChange(
      manyPlaces(10_001).map((values) => ({ values })),
      'Import',
    );
    expect(context.placeRows()).toHaveLength(10_003);
    const nameOf = (id: string) => context.database.table(placeTable).get(id)?.name;
    expect(nameOf(context.places.add({ name: 'Riverside Park 10002' }))).toBe('Riverside Park 10002');
    const last = context.placeRows().find(({ displayName }) => displayName === 'Corner Bakery 10001');
    const again = { name: 'Corner Bakery 10001', city: last?.city ?? '' };
    expect(nameOf(context.places.add(again))).toBe(`${last?.name}-2`);
  });

  it('are completed together with new ones, and one undo reverses everything', () => {
    const before = context.placeRows();
    const track = encodeTrack({
      kind: 'track',
      segments: [[{ latitude: 1, longitude: 2, elevationMeters: null, timeMs: null }]],
    });
    const undo = context.places.addOrChange(
      [
        { internalId: park, values: { notes: 'Shady' }, groups: ['Weekend'], track },
        { internalId: 'gone', values: { notes: 'Lost' } },
        { values: { name: 'Old Mill' }, groups: ['New'] },
      ],
      'Import',
      new Map([['New', 'From a list']]),
    );
    expect(context.placeRows().map(({ name, displayName, notes }) => [name, displayName, notes])).toEqual([
      ['Riverside Park', '', 'Shady'],
      ['Old Mill', '', ''],
      ['Old Mill-2', 'Old Mill', ''],
    ]);
    expect(context.groupRows()).toMatchObject([{}, {}, { name: 'New', description: 'From a list' }]);
    expect(members(weekend)).toEqual([park]);
    expect(tracksOf(context.database).get(park)).toEqual(track);
    const restore = context.places.delete(park);
    expect(tracksOf(context.database).size).toBe(0);
    restore();
    undo();
    expect(context.placeRows()).toEqual(before);
    expect(tracksOf(context.database).size).toBe(0);
  });
});
