import { expect, it } from 'vitest';
import { citySearchUrl, readCitySearch } from './city-search';

const everything = { locations: 'Austin, TX;Waco', distanceMiles: 50, country: 'CA', state: 'ON', page: 3 };

it('comes back from the URL as it went in', () => {
  expect(readCitySearch(citySearchUrl(everything))).toEqual(everything);
});

it('leaves what says nothing out of the URL', () => {
  expect(citySearchUrl(readCitySearch({}))).toEqual({});
});

it('takes what makes no sense as left out', () => {
  const nonsense = { locations: ';a;A;', distance: 7, country: 'us', state: 12, page: 0 };
  expect(readCitySearch(nonsense)).toEqual({ locations: 'a', distanceMiles: 25, country: 'US', state: '12', page: 1 });
});

it('has no state in the whole world', () => {
  expect(readCitySearch({ country: 'WORLD', state: 'TX' })).toMatchObject({ country: 'WORLD', state: '' });
});
