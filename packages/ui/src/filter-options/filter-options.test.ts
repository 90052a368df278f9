import { expect, it } from 'vitest';
import { filterOptions } from './filter-options';

const option = (label: string) => ({ value: label, label });
const options = ['Müller', 'Mulberry', 'Łódź', 'Straße 7'].map(option);

it('finds options whatever their case and accents', () => {
  const found = (search: string) =>
    filterOptions({ options, search, limit: 5 }).map((one) => 'label' in one && one.label);
  expect(found(' MUL')).toEqual(['Müller', 'Mulberry']);
  expect(found('mül')).toEqual(['Müller', 'Mulberry']);
  expect(found('lodz')).toEqual(['Łódź']);
  expect(found('strasse')).toEqual(['Straße 7']);
  expect(found('')).toHaveLength(4);
});

it('keeps groups with a match, up to a number of options', () => {
  const grouped = [
    { group: 'None', items: ['Fig'].map(option) },
    { group: 'People', items: options },
  ];
  expect(filterOptions({ options: grouped, search: 'mul', limit: 1 })).toEqual([
    { group: 'People', items: [options[0]] },
  ]);
});
