import { expect, it } from 'vitest';
import { mappedText } from './mapped-text';

const position = { externalId: '', jobTitle: '', companyName: '', location: '', latitude: 1, longitude: 1 };
const points = [
  { latitude: 1, longitude: 1 },
  { latitude: 0, longitude: 0 },
];

it('says how many postings are on the map, how many have no location, and when there are more', () => {
  const all = { results: [position, position], totalResults: 2, totalIsAtLeast: false };
  expect(mappedText(all, points)).toBe('1 on the map, 1 without a location');
  expect(mappedText(all, points.slice(0, 1))).toBe('1 on the map');
  expect(mappedText({ ...all, totalResults: 580 }, points)).toBe(
    'The map shows the first 2 postings: 1 on the map, 1 without a location',
  );
});
