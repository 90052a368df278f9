import { expect, it } from 'vitest';
import { isLocationType, locationTypes, locationTypesOf, locationTypeWords } from './location-type';

it('has the four location types of the specification, each with its place type', () => {
  expect(locationTypes.map((type) => [type, locationTypeWords[type].placeTypeLabel])).toEqual([
    ['relocation', 'Relocation Destination'],
    ['retire', 'Retirement Destination'],
    ['travel', 'Travel Destination'],
    ['vacation', 'Vacation Destination'],
  ]);
});

it('recognizes a location type', () => {
  expect(['retire', 'Retire', 'toString', undefined].map(isLocationType)).toEqual([true, false, false, false]);
});

it('reads the groups of a saved place from its place types', () => {
  expect(locationTypesOf(['city', 'vacation_destination', 'relocation_destination'])).toEqual([
    'relocation',
    'vacation',
  ]);
});
