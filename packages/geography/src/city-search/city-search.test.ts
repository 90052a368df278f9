import { expect, it } from 'vitest';
import { citySearchUrl, readCitySearch } from './city-search';

const everything = { locations: 'Austin, TX;Waco', distanceMiles: 50, country: 'CA', state: 'ON', page: 3 };

it('survives a round trip through the URL', () => {
  expect(readCitySearch(citySearchUrl(everything))).toEqual(everything);
});

it('omits default values from the URL', () => {
  expect(citySearchUrl(readCitySearch({}))).toEqual({});
});

it('falls back to the default for invalid values', () => {
  const nonsense = { locations: ';a;A;', distance: 7, country: 'us', state: 12, page: 0 };
  expect(readCitySearch(nonsense)).toEqual({ locations: 'a', distanceMiles: 25, country: 'US', state: '12', page: 1 });
});

it('ignores the state in a worldwide search', () => {
  expect(readCitySearch({ country: 'WORLD', state: 'TX' })).toMatchObject({ country: 'WORLD', state: '' });
});
