import { expect, it } from 'vitest';
import { isLocationType, locationTypes, locationTypesOf, locationTypeWords } from './location-type';

it('has the four types of the specification, each with its kind of place', () => {
  expect(locationTypes.map((type) => [type, locationTypeWords[type].placeTypeLabel])).toEqual([
    ['relocation', 'Relocation Destination'],
    ['retire', 'Retirement Destination'],
    ['travel', 'Travel Destination'],
    ['vacation', 'Vacation Destination'],
  ]);
});

it('tells a type from anything else', () => {
  expect(['retire', 'Retire', 'toString', undefined].map(isLocationType)).toEqual([true, false, false, false]);
});

it('reads the types from the kinds of a kept place', () => {
  expect(locationTypesOf(['city', 'vacation_destination', 'relocation_destination'])).toEqual([
    'relocation',
    'vacation',
  ]);
});
