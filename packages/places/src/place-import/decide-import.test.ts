import { expect, it } from 'vitest';
import { place } from '../testing/fixtures';
import { countChanges, decideImport, differenceKey, noDecisions } from './decide-import';
import { importedPlace } from './imported-place';
import { planImport } from './plan-import';

const saved = place({ name: 'Old Mill', phone: '1', latitude: null, longitude: null });
const raw = [{ name: 'Old Mill', phone: '2', address: 'Lane 1' }, { name: 'Pier' }, {}];
const plan = planImport([{ name: 'Oslo.csv', listGroup: 'Oslo', entries: raw.map(importedPlace) }], {
  places: [saved],
});
const [mill] = plan;
const [difference] = mill?.differences ?? [];

it('completes and adds places, and keeps what differs', () => {
  const changes = decideImport(plan, noDecisions);
  expect(changes).toMatchObject([
    { internalId: 'place-1', values: { address: 'Lane 1' }, groups: ['Oslo'] },
    { values: { name: 'Pier' }, groups: ['Oslo'] },
  ]);
  expect(changes[0]?.values).not.toHaveProperty('phone');
  expect(countChanges(changes)).toEqual({ added: 1, completed: 1 });
});

it('uses a value of the file when the person says so', () => {
  const fromFile = new Set([differenceKey(mill!, difference!)]);
  expect(decideImport(plan, { ...noDecisions, fromFile })[0]?.values).toEqual({ address: 'Lane 1', phone: '2' });
});

it('adds a place that only has the name of a saved one', () => {
  const changes = decideImport(plan, { ...noDecisions, separate: new Set([0]) });
  expect(changes[0]).toMatchObject({ internalId: undefined, values: { name: 'Old Mill', phone: '2' } });
});

it('adds to the groups that are left and to a group for all', () => {
  const decisions = { ...noDecisions, withoutGroups: new Set(['Oslo']), groupName: ' Trips ' };
  expect(decideImport(plan, decisions).map(({ groups }) => groups)).toEqual([['Trips'], ['Trips']]);
});

it('keeps both pins of one name that are apart, and merges them when the person says so', () => {
  const pin = { name: 'Bike parking', latitude: 60.17, longitude: 24.94 };
  const here = place({ ...pin, latitude: 60.171, notes: 'Mine' });
  const source = { name: 'Town.csv', listGroup: 'Town', entries: [importedPlace({ ...pin, notes: 'Theirs' })] };
  const apart = planImport([source], { places: [here], groupsOf: () => ['Town'] });
  expect(decideImport(apart, noDecisions)).toMatchObject([
    { internalId: undefined, values: { latitude: 60.17, notes: 'Theirs' }, groups: ['Town'] },
  ]);
  const merged = decideImport(apart, { ...noDecisions, merged: new Set([0]) });
  expect(merged).toMatchObject([{ internalId: 'place-1', values: { notes: 'Mine\n\nTheirs' }, groups: [] }]);
  expect(merged[0]?.values).not.toHaveProperty('latitude');
});
