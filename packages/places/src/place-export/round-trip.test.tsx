// @vitest-environment jsdom
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesOfCsv } from '../place-import/places-of-csv';
import { plainText } from '../place-import/plain-text';
import type { ImportedPlace } from '../place-import/imported-place';
import { readImportFiles } from '../place-import/read-import-files';
import { planImport } from '../place-import/plan-import';
import type { Place } from '../place-table';
import { placeTypes } from '../place-types';
import { shownDescription } from '../shown-description';
import { place } from '../testing/fixtures';
import { encodeTrack, type StoredTrack } from '../place-track/stored-track';
import type { ExportLookups } from './export-lookups';
import { type PlaceFormatName, placeFormats } from './place-formats';

async function entriesOf(text: string, ending: string): Promise<readonly ImportedPlace[]> {
  const { files } = await readImportFiles([new File([text], `places.${ending}`)]);
  const [file] = files;
  if (!file) return [];
  return file.kind === 'table' ? [...placesOfCsv(file.table, file.table.match)] : file.places;
}

const planOf = (entries: Iterable<ImportedPlace>, places: readonly Place[] = []) =>
  planImport([{ name: 'places', listGroup: '', entries }], { places });
const groupedBy = (groupsOf: ExportLookups['groupsOf']): ExportLookups => ({ groupsOf, trackOf: () => undefined });

/** Exports places and imports the file. */
async function roundTrip(format: PlaceFormatName, places: readonly Place[], lookups?: ExportLookups) {
  const { write, ending } = placeFormats[format];
  const entries = await entriesOf(await write(places, 'My <places> & more', lookups), ending);
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
    const { entries } = await roundTrip(
      format,
      places,
      groupedBy(({ name }) => groups[name] ?? []),
    );
    const found = planOf(entries).map((planned) => [planned.name, [...planned.groups]]);
    expect(Object.fromEntries(found)).toEqual({ ...groups, 'Lone Tree': [] });
    expect(entries).toHaveLength(3);
  });

  it.each(Object.keys(placeFormats) as PlaceFormatName[])('are recognized as saved in %s', async (format) => {
    const places = [
      place({
        name: 'Riverside Park, East',
        address: 'Lane 1, Unit 2',
        notes: 'One, two',
        details: [{ name: 'A', value: '1, 2' }],
      }),
      place({ internalId: 'b', name: 'Old Mill', city: 'Oslo', latitude: null, longitude: null }),
    ];
    // In another browser they have other ids.
    const elsewhere = places.map((one) => ({ ...one, internalId: `${one.internalId}-there` }));
    const { entries } = await roundTrip(format, elsewhere);
    expect(planOf(entries, places).filter(({ outcome }) => outcome !== 'saved')).toEqual([]);
  });

  const pieces = 'a|Z| |,|"|\'|=|+|;|; |\\|\t|\n|\r\n|<b>|</value>|]]>|&amp;|é|日|😀|=HYPERLINK("x")|12'.split('|');
  const anyText = fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((some) => some.join(''));
  const coordinate = fc.integer({ min: -8999, max: 8999 }).map((hundredths) => hundredths / 100 || 1);
  const anyGroup = fc.constantFrom('Food & <drink>', 'To do; soon', '"Trips"', 'Oslo 2026');
  const anyPoint = fc.record({
    latitude: coordinate,
    longitude: coordinate,
    elevationMeters: fc.option(fc.integer({ min: -100, max: 90_000 }).map((tenths) => tenths / 10)),
    timeMs: fc.option(fc.integer({ min: 0, max: 2e12 })),
  });
  const anyTrack = fc
    .record({
      kind: fc.constantFrom('track' as const, 'route' as const),
      segments: fc.array(fc.array(anyPoint, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 2 }),
    })
    // A route in GPX is one line.
    .map(({ kind, segments }) => encodeTrack({ kind, segments: kind === 'route' ? [segments.flat()] : segments }));
  const anyGrouped = fc.record({
    groups: fc.uniqueArray(anyGroup, { maxLength: 3 }),
    track: fc.option(anyTrack, { nil: undefined }),
    values: fc.record({
      placeId: fc.constantFrom('', 'osm:node:1', 'google-2'),
      name: anyText.map((text) => `N${text}`),
      displayName: anyText.map((text) => text && `D${text}`),
      details: fc.array(fc.record({ name: anyText.map((text) => `d${text.replaceAll(/\s/g, '_')}`), value: anyText }), {
        maxLength: 3,
      }),
      phone: anyText,
      openingHours: anyText,
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

  interface Related {
    readonly groups: readonly string[];
    readonly track: StoredTrack | undefined;
  }
  const lookupsIn = (related: ReadonlyMap<Place, Related>): ExportLookups => ({
    groupsOf: (one) => related.get(one)?.groups ?? [],
    trackOf: (one) => related.get(one)?.track,
  });

  it.each(Object.keys(placeFormats) as PlaceFormatName[])(
    'produce the same %s file when exported again, with groups, details, tracks and special characters',
    async (format) => {
      const { write, ending, holdsUnlocated } = placeFormats[format];
      await fc.assert(
        fc.asyncProperty(
          fc.uniqueArray(anyGrouped, { minLength: 1, maxLength: 4, selector: ({ values }) => JSON.stringify(values) }),
          async (list) => {
            const before = new Map<Place, Related>();
            for (const { values, groups, track, isUnlocated } of list) {
              const nowhere = isUnlocated && holdsUnlocated && { latitude: null, longitude: null };
              before.set(place({ ...values, ...nowhere }), { groups, track });
            }
            const first = await write([...before.keys()], 'Mine', lookupsIn(before));
            const after = new Map<Place, Related>();
            for (const { values, groups, track } of planOf(await entriesOf(first, ending))) {
              after.set(place({ ...values, displayName: '' }), { groups: [...groups], track });
            }
            expect(await write([...after.keys()], 'Mine', lookupsIn(after))).toBe(first);
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
  const places = [place({ name: '=HYPERLINK("http://evil.example")' })];
  const written = await placeFormats.csv.write(places, 'My places');
  expect(written).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
});
