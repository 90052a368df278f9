import { expect, it } from 'vitest';
import { stateWords } from './state-words';

it.each([
  ['US', 'state', 'states'],
  ['us', 'state', 'states'],
  ['CA', 'province or territory', 'provinces and territories'],
  ['AU', 'state or territory', 'states and territories'],
  ['JP', 'prefecture', 'prefectures'],
  ['CH', 'canton', 'cantons'],
  ['NO', 'county', 'counties'],
  ['FR', 'region', 'regions'],
  ['', 'region', 'regions'],
])('the parts of %j are a %s, and %s', (country, one, many) => {
  expect(stateWords(country)).toEqual({ one, many });
});
