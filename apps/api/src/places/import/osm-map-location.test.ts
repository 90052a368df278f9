import { expect, it } from 'vitest';
import { Streets } from '../map-locations/prepare-map-location';
import { isMapLocation, osmMapLocations } from './osm-map-location';

const monaco = { city: 'Monaco', state: '', country: 'MC' };

/** The streets of objects that are at these latitudes. */
function streetsOf(objects: readonly (readonly [latitude: number, tags: Record<string, string>, city?: string])[]) {
  const streets = new Streets();
  for (const [index, [latitude, tags, city = 'Monaco']] of objects.entries()) {
    const object = { kind: 'way', id: index + 1, tags, latitude, longitude: 7.42 } as const;
    if (!isMapLocation(tags)) continue;
    for (const location of osmMapLocations(object, { ...monaco, city })) streets.add(location);
  }
  return streets.rows('monaco').map(({ kind, name, city, latitude }) => ({ kind, name, city, latitude }));
}

const hermitage = { highway: 'residential', name: 'Avenue de l’Hermitage' };
const house = { 'addr:housenumber': '2', 'addr:street': 'Avenue de l’Hermitage', 'addr:city': 'Monaco' };

it('finds a street without addresses in the middle of its parts', () => {
  expect(
    streetsOf([
      [43.5, hermitage],
      [44, hermitage],
    ]),
  ).toEqual([{ kind: 'street', name: 'Avenue de l’Hermitage', city: 'Monaco', latitude: 43.75 }]);
});

it('finds a street with addresses once, also where a part is near another town', () => {
  const found = streetsOf([
    [43.731, house],
    [43.735, hermitage],
    [43.732, hermitage, 'Beausoleil'],
  ]);
  expect(found).toEqual([{ kind: 'street', name: 'Avenue de l’Hermitage', city: 'Monaco', latitude: 43.731 }]);
});

it('finds the street of that name in another town', () => {
  const found = streetsOf([
    [43.731, house],
    [43.9, hermitage, 'Sospel'],
  ]);
  expect(found.map(({ city }) => city)).toEqual(['Monaco', 'Sospel']);
});

it.each<Record<string, string>>([
  { highway: 'bus_stop', name: 'Casino' },
  { highway: 'motorway_link', name: 'Exit 57' },
  { highway: 'service' },
])('takes %j for no street', (tags) => {
  expect(isMapLocation(tags)).toBe(false);
});
