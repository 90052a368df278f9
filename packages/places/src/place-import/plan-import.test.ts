import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { databaseOf } from '@keepmark/local-store/testing';
import { placeTable } from '../place-table';
import type { Place } from '../place-table';
import { encodeTrack } from '../place-track/stored-track';
import { place } from '../testing/fixtures';
import { createPlacesStore } from '../places-store';
import { type ImportedPlace, importedPlace, type RawPlace } from './imported-place';
import { countOutcomes, planImport, planSteps } from './plan-import';

const entries = (...raw: RawPlace[]): ImportedPlace[] => raw.map(importedPlace);
const planOf = (raw: readonly RawPlace[], places: readonly Place[] = []) =>
  planImport([{ name: 'list.csv', listGroup: '', entries: entries(...raw) }], { places });
const outcomes = (raw: RawPlace[], saved = [place()]) => planOf(raw, saved).map(({ outcome }) => outcome);

describe('planImport', () => {
  it('matches places by name and location', () => {
    expect(
      outcomes([
        { name: 'riverside  park', latitude: 30.27472, longitude: -97.7404 },
        { name: 'Riverside Park', latitude: 59.9, longitude: 10.7 },
        { name: 'Riverside Park' },
        { name: 'Old Mill' },
        { name: 'old mill' },
        {},
      ]),
    ).toEqual(['saved', 'new', 'repeated', 'new', 'repeated', 'unreadable']);
  });

  it('keeps two pins of one file apart that are 100 m apart, and finds each again', () => {
    const pins = [
      { name: 'Bike parking', latitude: 30.2748, longitude: -97.7405 },
      { name: 'Bike parking', latitude: 30.2757, longitude: -97.7405 },
      { name: 'Bike parking', latitude: 30.2757, longitude: -97.7405 },
    ];
    expect(outcomes(pins, [])).toEqual(['new', 'new', 'repeated']);
    const saved = pins.slice(0, 2).map((pin, at) => place({ ...pin, internalId: `pin-${at}` }));
    for (const order of [saved, saved.toReversed()]) {
      const found = planOf(pins.slice(0, 2), order).map((plan) => ('savedId' in plan ? plan.savedId : undefined));
      expect(found).toEqual(['pin-0', 'pin-1']);
    }
  });

  it('keeps a pin of a file that lies beside another one, and finds each again', () => {
    const pins = [30.2748, 30.274801].map((latitude) => ({ name: 'Bike parking', latitude, longitude: -97.7405 }));
    const plan = planOf(pins);
    expect(plan.map(({ outcome }) => outcome)).toEqual(['new', 'new']);
    const saved = plan.map(({ values }, at) => place({ ...values, internalId: `pin-${at}` }));
    expect(planOf(pins, saved).map(({ savedId }) => savedId)).toEqual(['pin-0', 'pin-1']);
    // The second one isn't the first just because only that one is saved.
    expect(outcomes(pins, saved.slice(0, 1))).toEqual(['saved', 'new']);
  });

  it('only offers to merge with a saved place of one name that is some way off', () => {
    const pin = { name: 'Bike parking', latitude: 30.2761, longitude: -97.7405, notes: 'Theirs' };
    const saved = place({ name: 'Bike parking', latitude: 30.2748, notes: 'Mine', longitude: -97.7405 });
    const [plan] = planOf([pin], [saved]);
    expect(plan).toMatchObject({
      outcome: 'similar',
      reason: 'You saved one 474 ft away',
      values: { notes: 'Theirs', latitude: 30.2761 },
      nearby: { savedId: 'place-1', values: { notes: 'Mine\n\nTheirs' }, differences: [{ field: 'location' }] },
    });
    expect(plan).not.toHaveProperty('savedId');
    // A few meters are the same pin, and one saved place isn't offered to two pins: each would lose the other's notes.
    expect(outcomes([{ ...pin, latitude: 30.27483 }], [saved])).toEqual(['completed']);
    expect(outcomes([pin, { ...pin, latitude: 30.2739 }], [saved])).toEqual(['similar', 'new']);
    expect(outcomes([pin, { ...pin, latitude: 30.2748 }], [saved])).toEqual(['new', 'completed']);
  });

  it('matches places by id before names', () => {
    const two = [
      { name: 'Corner Café', placeId: 'google:0x1:0x2' },
      { name: 'Corner Café', placeId: 'google:0x1:0x3' },
    ];
    expect(outcomes(two)).toEqual(['new', 'new']);
    expect(outcomes(two, [place({ name: 'My name for it', placeId: 'google:0x1:0x2' })])).toEqual(['saved', 'new']);
  });
});

describe('a saved place', () => {
  const mine = place({ name: 'Old Mill', city: 'Oslo', notes: 'Mine', phone: '1', latitude: null, longitude: null });
  const theirs = {
    name: 'Old Mill',
    address: 'Mill Lane, 1',
    city: 'oslo',
    notes: 'Theirs',
    phone: '2',
    latitude: 59.91,
    longitude: 10.75,
    details: [{ name: 'Height', value: '12' }],
  };

  it('is completed, with notes side by side, and keeps what it has', () => {
    const [plan] = planOf([theirs], [mine]);
    expect(plan).toMatchObject({
      outcome: 'completed',
      savedId: 'place-1',
      reason: 'Adds address, location, notes, details · Different: phone',
      differences: [{ field: 'phone', mine: '1', theirs: '2', values: { phone: '2' } }],
    });
    expect(plan?.values).toEqual({
      address: 'Mill Lane, 1',
      latitude: 59.91,
      longitude: 10.75,
      notes: 'Mine\n\nTheirs',
      details: theirs.details,
    });
    expect(planOf([theirs], [{ ...mine, ...plan?.values }])).toMatchObject([{ values: {}, outcome: 'completed' }]);
  });

  it('reports another location and does not move', () => {
    const [plan] = planOf(
      [{ ...theirs, placeId: 'google:1' }],
      [place({ ...mine, placeId: 'google:1', latitude: 60, longitude: 10 })],
    );
    expect(plan?.differences).toMatchObject([
      { field: 'location', mine: '60.00000, 10.00000', theirs: '59.91000, 10.75000' },
      { field: 'phone' },
    ]);
  });

  it('is not completed by a place of another id or another spot', () => {
    expect(outcomes([{ ...theirs, placeId: 'google:2' }], [place({ ...mine, placeId: 'google:1' })])).toEqual(['new']);
    expect(outcomes([theirs], [place({ ...mine, latitude: 59.95, longitude: 10.75 })])).toEqual(['new']);
  });
});

it('puts a place of two lists in both groups, also a saved one', () => {
  const list = (listGroup: string, ...raw: RawPlace[]) => ({
    name: `${listGroup}.csv`,
    listGroup,
    entries: entries(...raw),
  });
  const sources = [
    list('Food', { name: 'Café', notes: 'Good' }, { name: 'Riverside Park' }),
    list('Oslo', { name: 'café', address: 'Lane 1' }, { name: 'Riverside Park' }),
  ];
  const plan = planImport(sources, { places: [place()], groupsOf: () => ['food'] });
  expect(plan.map(({ outcome, groups, reason }) => [outcome, [...groups], reason])).toEqual([
    ['new', ['Food', 'Oslo'], 'No location, so it won’t be on the map'],
    ['completed', ['Oslo'], ''],
    ['repeated', [], 'Also in Food.csv'],
    ['repeated', [], 'Also in Food.csv'],
  ]);
  expect(plan[0]?.values).toMatchObject({ notes: 'Good', address: 'Lane 1' });
});

describe('tracks of one name that start at the same spot', () => {
  const track = (latitude: number) =>
    encodeTrack({ kind: 'track', segments: [[{ latitude, longitude: 2, elevationMeters: null, timeMs: null }]] });
  const walk = (latitude: number): RawPlace => ({ name: 'Walk', latitude: 1, longitude: 2, track: track(latitude) });

  it('are separate places', () => {
    expect(planOf([walk(1), walk(2), walk(2)]).map(({ outcome }) => outcome)).toEqual(['new', 'new', 'repeated']);
  });

  it('are added beside the saved one, which is said, and recognized in the next import', () => {
    const first = place({ internalId: 'first', name: 'Walk', latitude: 1, longitude: 2 });
    const second = { ...first, internalId: 'second' };
    const tracks = new Map([
      ['first', track(1)],
      ['second', track(2)],
    ]);
    const planWith = (places: readonly Place[]) =>
      planImport(
        [{ name: 'walks.gpx', listGroup: '', entries: entries(walk(1), walk(2), { ...walk(2), track: undefined }) }],
        {
          places,
          trackOf: ({ internalId }) => tracks.get(internalId),
        },
      ).map(({ outcome, savedId, reason }) => ({ outcome, savedId, reason }));
    expect(planWith([first])).toMatchObject([
      { outcome: 'saved', savedId: 'first' },
      { outcome: 'new', reason: 'You saved this place with another track' },
      { outcome: 'repeated' },
    ]);
    expect(planWith([first, second])).toMatchObject([
      { outcome: 'saved', savedId: 'first' },
      { outcome: 'saved', savedId: 'second' },
      { outcome: 'repeated' },
    ]);
  });
});

const anyRaw = fc
  .record(
    {
      name: fc.constantFrom('', 'Old Mill', 'old mill', 'Riverside Park', '<b>Bold</b>'),
      latitude: fc.constantFrom(undefined, 0, 59.91, '59.9101', 95),
      longitude: fc.constantFrom(undefined, 0, 10.75, 200),
      city: fc.constantFrom('', 'Oslo', 'Bergen'),
      isKnownToGoogle: fc.boolean(),
    },
    { requiredKeys: ['name', 'isKnownToGoogle'] },
  )
  // Google has one id for a place, wherever it is listed.
  .map(({ isKnownToGoogle, name, city = '', latitude, longitude }): RawPlace => {
    const placeId = isKnownToGoogle ? `google:${[name, city, latitude, longitude].join()}` : '';
    return { name, city, latitude, longitude, placeId };
  });

it('finds nothing to do in a second import and never overwrites what is saved', () => {
  fc.assert(
    fc.property(fc.array(anyRaw, { maxLength: 40, size: 'max' }), (raw) => {
      const { database, table } = databaseOf(placeTable, [{ name: 'Old Mill', city: 'Oslo', notes: 'Mine' }]);
      const store = createPlacesStore(database);
      const importAll = () => {
        const plan = planOf(raw, table.query());
        store.addOrChange(
          plan.flatMap(({ values, savedId }) => (values ? [{ values, internalId: savedId }] : [])),
          'Import',
        );
        return plan;
      };
      importAll();
      const changes = importAll().filter(({ values }) => values && Object.keys(values).length > 0);
      expect(changes).toEqual([]);
      // Editing an imported place doesn't make its entry new again.
      table.update((row) => row.notes === '', { name: 'Renamed', notes: 'Visited', latitude: 1, longitude: 1 });
      const after = table.query();
      expect(countOutcomes(importAll())).toMatchObject({ new: 0, similar: 0 });
      expect(table.query()).toEqual(after);
      expect(table.query()[0]).toMatchObject({ name: 'Old Mill', city: 'Oslo', notes: 'Mine' });
    }),
    { numRuns: 60 },
  );
});

it('takes a step for each saved place and for each entry, so that the page can respond in between', () => {
  const sources = [{ name: 'list.csv', listGroup: '', entries: entries(...['A', 'B', 'C'].map((name) => ({ name }))) }];
  const steps = planSteps(sources, { places: [place(), place({ internalId: 'place-2', name: 'Old Mill' })] });
  let count = 0;
  while (!steps.next().done) count += 1;
  // Each entry is read, looked for and planned.
  expect(count).toBe(3 * 3 + 2);
});

it('plans 10,000 entries with one name', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    name: 'Untitled',
    latitude: index / 200,
    longitude: 5,
  }));
  expect(countOutcomes(planOf(many))).toMatchObject({ new: 10_000 });
});
