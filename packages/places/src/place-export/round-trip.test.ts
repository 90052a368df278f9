// @vitest-environment jsdom
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesOfCsv } from '../place-import/places-of-csv';
import { plainText } from '../place-import/plain-text';
import { readImportFile } from '../place-import/read-import-file';
import { planImport } from '../place-import/plan-import';
import type { Place } from '../place-table';
import { placeTypes } from '../place-types';
import { shownDescription } from '../shown-description';
import { place } from '../testing/fixtures';
import { type GroupsOf, noGroups } from './groups-of';
import { type PlaceFormatName, placeFormats } from './place-formats';

/** Exports places and imports the file. */
async function roundTrip(format: PlaceFormatName, places: readonly Place[], groupsOf?: GroupsOf) {
  const { write, ending } = placeFormats[format];
  const file = await readImportFile(
    new File([await write(places, 'My <places> & more', groupsOf)], `places.${ending}`),
  );
  const entries = file.kind === 'table' ? [...placesOfCsv(file.table, file.table.match)] : file.places;
  return { entries, values: entries.flatMap((entry) => ('values' in entry ? [entry.values] : [])) };
}

const letters = fc.constantFrom('a', 'Z', 'é', '日', '😀', '<', '>', '&', '"', "'", '=', ';', '-', ']', '1');
const word = fc.string({ unit: letters, minLength: 1, maxLength: 8 });
const line = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const maybe = (text: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), text);
const anyPlace = fc
  .record({
    name: line,
    description: maybe(line),
    summary: maybe(line),
    notes: maybe(line),
    city: maybe(line.filter((text) => !/^[A-Z]{2}$/i.test(text))),
    url: fc.constantFrom('', 'https://mill.example/?a=1&b=2'),
    types: fc.subarray(
      placeTypes.map(({ value }) => value),
      { maxLength: 3 },
    ),
    position: fc.option(fc.tuple(fc.integer({ min: -8999, max: 8999 }), fc.integer({ min: 1, max: 17_999 }))),
  })
  .map(({ position, ...values }) =>
    place({ ...values, latitude: position ? position[0] / 100 : null, longitude: position ? position[1] / 100 : null }),
  );

// Notes that look like HTML are read as HTML, as map apps write it. A leading apostrophe is read as a CSV formula guard.
const isPlain = ({ name, description, summary, notes, city }: Place) =>
  !/<\/?[a-z]|&[a-z#]/i.test(`${notes} ${description}`) &&
  ![name, description, summary, notes, city].some((text) => text.startsWith("'")) &&
  // A description that repeats the summary and notes is ignored.
  (description === '' || description !== plainText(shownDescription({ description: '', summary, notes })));
const fieldsOf = ({ name, description, summary, notes, city, url, types, latitude, longitude }: Partial<Place>) => ({
  name,
  description,
  summary,
  notes,
  city,
  url,
  types: [...(types ?? [])].toSorted(),
  latitude,
  longitude,
});

describe('places exported and imported again', () => {
  it.each(['geojson', 'kml', 'csv'] as const)('are the same after %s', async (format) => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyPlace, { minLength: 1, maxLength: 4 }), async (places) => {
        fc.pre(places.every(isPlain));
        const { values } = await roundTrip(format, places);
        expect(values.map(fieldsOf)).toEqual(places.map(fieldsOf));
      }),
      { numRuns: 40 },
    );
  });

  it('have the same name and location after GPX', async () => {
    const places = [
      place({ name: 'A & <B>', notes: 'Bring cash', types: ['cafe'] }),
      place({ latitude: null, longitude: null }),
    ];
    const { values } = await roundTrip('gpx', places);
    expect(values).toMatchObject([
      { name: 'A & <B>', notes: 'Bring cash', types: ['cafe'], latitude: 30.2747, longitude: -97.7404 },
    ]);
  });

  it.each(['geojson', 'kml'] as const)('are in all of their groups after %s', async (format) => {
    const places = [
      place({ name: 'Old Mill' }),
      place({ name: 'Bridge', latitude: 1 }),
      place({ name: 'Lone Tree', latitude: 2 }),
    ];
    const groups: Readonly<Record<string, readonly string[]>> = {
      'Old Mill': ['Food & <drink>', 'To do; soon'],
      Bridge: ['Food & <drink>'],
    };
    const { entries } = await roundTrip(format, places, ({ name }) => groups[name] ?? []);
    const found = planImport(entries, []).map((planned) => [planned.name, [...planned.groups]]);
    expect(Object.fromEntries(found)).toEqual({ ...groups, 'Lone Tree': [] });
    expect(entries).toHaveLength(3);
  });

  it.each(Object.keys(placeFormats) as PlaceFormatName[])('are recognized as saved in %s', async (format) => {
    const places = [
      place(),
      place({ internalId: 'b', name: 'Old Mill', city: 'Oslo', latitude: null, longitude: null }),
    ];
    const { entries } = await roundTrip(format, places);
    expect(planImport(entries, places).filter(({ outcome }) => outcome !== 'saved')).toEqual([]);
  });

  const pieces = 'a|Z| |,|"|\'|=|+|;|; |\\|\t|\n|\r\n|<b>|</value>|]]>|&amp;|é|日|😀|=HYPERLINK("x")|12'.split('|');
  const anyText = fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((some) => some.join(''));
  const coordinate = fc.integer({ min: -8999, max: 8999 }).map((hundredths) => hundredths / 100 || 1);
  const anyGroup = fc.constantFrom('Food & <drink>', 'To do; soon', '"Trips"', 'Oslo 2026');
  const anyGrouped = fc.record({
    groups: fc.uniqueArray(anyGroup, { maxLength: 3 }),
    values: fc.record({
      placeId: fc.constantFrom('', 'osm:node:1', 'google-2'),
      name: anyText.map((text) => `N${text}`),
      description: anyText,
      summary: anyText,
      notes: anyText,
      url: fc.constantFrom('', 'https://mill.example/?a=1&b=%222%22;c'),
      types: fc.subarray(
        placeTypes.map(({ value }) => value),
        { maxLength: 3 },
      ),
      address: anyText,
      city: anyText,
      state: anyText,
      country: fc.oneof(anyText, fc.constant('US')),
      latitude: coordinate,
      longitude: coordinate,
    }),
    isUnlocated: fc.boolean(),
  });

  it.each(Object.keys(placeFormats) as PlaceFormatName[])(
    'produce the same %s file when exported again, with groups and special characters',
    async (format) => {
      const { write, ending, holdsUnlocated } = placeFormats[format];
      await fc.assert(
        fc.asyncProperty(
          fc.uniqueArray(anyGrouped, { minLength: 1, maxLength: 4, selector: ({ values }) => JSON.stringify(values) }),
          async (list) => {
            const groups = new Map<Place, readonly string[]>();
            for (const { values, groups: names, isUnlocated } of list) {
              const nowhere = isUnlocated && holdsUnlocated && { latitude: null, longitude: null };
              groups.set(place({ ...values, ...nowhere }), names);
            }
            const first = await write([...groups.keys()], 'Mine', (one) => groups.get(one) ?? []);
            const file = await readImportFile(new File([first], `places.${ending}`));
            const entries = file.kind === 'table' ? placesOfCsv(file.table, file.table.match) : file.places;
            const again = new Map<Place, readonly string[]>();
            for (const { values, groups: names } of planImport(entries, [])) again.set(place(values), [...names]);
            expect(await write([...again.keys()], 'Mine', (one) => again.get(one) ?? [])).toBe(first);
          },
        ),
      );
    },
  );

  it('never break XML', async () => {
    const odd = place({ name: 'Bell\u0007 \uD800 end', notes: ']]>' });
    const { values } = await roundTrip('kml', [odd]);
    expect(values).toMatchObject([{ name: 'Bell \uFFFD end', notes: ']]>' }]);
  });
});

it('escapes spreadsheet formulas', async () => {
  const written = await placeFormats.csv.write(
    [place({ name: '=HYPERLINK("http://evil.example")' })],
    'My places',
    noGroups,
  );
  expect(written).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
});
