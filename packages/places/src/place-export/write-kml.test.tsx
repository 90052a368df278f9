// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { place } from '../testing/fixtures';
import { writeKml } from './write-kml';

const parsed = (kml: string) => new DOMParser().parseFromString(kml, 'application/xml');
const names = (parent: Element) => Array.from(parent.children, ({ localName }) => localName);
const textOf = (parent: Element, name: string) =>
  [...parent.children].find(({ localName }) => localName === name)?.textContent;

const places = [
  place({
    name: 'Old Mill',
    address: 'Mill Lane 1',
    description: 'A mill.',
    notes: 'Bring cash',
    url: 'https://mill.example/',
  }),
  place({ name: 'Lone Tree', summary: 'Big', notes: 'At dusk', latitude: -33.5, longitude: 151.25 }),
  place({ name: 'Somewhere', latitude: null, longitude: null }),
];
const document = parsed(
  writeKml(places, 'Trips', {
    groupsOf: ({ name }) => (name === 'Old Mill' ? ['Norway', 'Food'] : []),
    trackOf: () => undefined,
  }),
);
const [mill, tree, somewhere] = ['Old Mill', 'Lone Tree', 'Somewhere'].map((name) =>
  [...document.querySelectorAll('Placemark')].find((placemark) => textOf(placemark, 'name') === name)!,
);

it('writes one KML 2.2 document, named after the list', () => {
  const root = document.documentElement;
  expect([root.localName, root.namespaceURI]).toEqual(['kml', 'http://www.opengis.net/kml/2.2']);
  expect(names(root)).toEqual(['Document']);
  expect(names(root.children[0]!)).toEqual(['name', 'Placemark', 'Placemark', 'Folder']);
  expect(textOf(root.children[0]!, 'name')).toBe('Trips');
});

it('writes groups as folders, side by side', () => {
  const folders = [...document.querySelectorAll('Folder')];
  expect(folders.map((folder) => textOf(folder, 'name'))).toEqual(['Norway']);
  expect(mill?.parentElement).toBe(folders[0]);
  expect(tree?.parentElement?.localName).toBe('Document');
});

it('writes the elements of a placemark in schema order, longitude before latitude', () => {
  expect(names(mill!)).toEqual(['name', 'address', 'description', 'ExtendedData', 'Point']);
  expect(names(tree!)).toEqual(['name', 'description', 'ExtendedData', 'Point']);
  expect(tree?.querySelector('Point > coordinates')?.textContent).toBe('151.25,-33.5,0');
});

it('writes an address instead of a point without coordinates', () => {
  expect(names(somewhere!)).toEqual(['name', 'address', 'ExtendedData']);
  expect(textOf(somewhere!, 'address')).toContain('Austin');
});

it('writes fields without a KML element as extended data', () => {
  const data = [...mill!.querySelectorAll('ExtendedData > Data')];
  expect(data.map((datum) => [datum.getAttribute('name'), textOf(datum, 'value')])).toEqual([
    ['notes', 'Bring cash'],
    ['url', 'https://mill.example/'],
    ['city', 'Austin'],
    ['state', 'TX'],
    ['country', 'United States'],
    ['keepmarkId', 'place-1'],
    ['types', 'park'],
    ['groups', 'Food'],
  ]);
});

it('uses summary and notes as the description when there is none, for Organic Maps', () => {
  expect(textOf(mill!, 'description')).toBe('A mill.');
  expect(textOf(tree!, 'description')).toBe('Big\n\nAt dusk');
});
