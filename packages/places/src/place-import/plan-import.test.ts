import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { databaseOf } from '@keepmark/local-store/testing';
import { placeTable } from '../place-table';
import { place } from '../testing/fixtures';
import { createPlacesStore } from '../places-store';
import { type ImportedPlace, importedPlace, type RawPlace } from './imported-place';
import { countOutcomes, planImport } from './plan-import';

const entries = (...raw: RawPlace[]): ImportedPlace[] => raw.map(importedPlace);
const outcomes = (raw: RawPlace[], saved = [place()]) =>
  planImport(entries(...raw), saved).map(({ outcome }) => outcome);

describe('planImport', () => {
  it('matches places by name and location', () => {
    expect(
      outcomes([
        { name: 'riverside  park', latitude: 30.2748, longitude: -97.7405 },
        { name: 'Riverside Park', latitude: 59.9, longitude: 10.7 },
        { name: 'Riverside Park' },
        { name: 'Old Mill' },
        { name: 'old mill' },
        {},
      ]),
    ).toEqual(['saved', 'new', 'saved', 'new', 'repeated', 'unreadable']);
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

const anyRaw = fc.record(
  {
    name: fc.constantFrom('', 'Old Mill', 'old mill', 'Riverside Park', '<b>Bold</b>'),
    latitude: fc.constantFrom(undefined, 0, 59.91, '59.9101', 95),
    longitude: fc.constantFrom(undefined, 0, 10.75, 200),
    city: fc.constantFrom('', 'Oslo', 'Bergen'),
    placeId: fc.constantFrom('', 'google:1', 'google:2'),
  },
  { requiredKeys: [] },
);

it('finds nothing new in a second import and never changes saved places', () => {
  fc.assert(
    fc.property(fc.array(anyRaw, { maxLength: 40, size: 'max' }), (raw) => {
      const { database, table } = databaseOf(placeTable, [{ name: 'Old Mill', city: 'Oslo', notes: 'Mine' }]);
      const store = createPlacesStore(database);
      const importAll = () => {
        const plan = planImport(entries(...raw), table.query());
        store.addMany(plan.flatMap(({ values }) => values ?? []));
        return countOutcomes(plan);
      };
      const [before] = table.query();
      importAll();
      // Editing an imported place doesn't make its entry new again.
      table.update((row) => row.notes === '', { name: 'Renamed', notes: 'Visited', latitude: 1, longitude: 1 });
      const after = table.query();
      expect(importAll()).toMatchObject({ new: 0 });
      expect(table.query()).toEqual(after);
      expect(table.query()[0]).toEqual(before);
    }),
    { numRuns: 60 },
  );
});

it('plans 10,000 entries with one name', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    name: 'Untitled',
    latitude: index / 200,
    longitude: 5,
  }));
  expect(countOutcomes(planImport(entries(...many), []))).toMatchObject({ new: 10_000 });
});
