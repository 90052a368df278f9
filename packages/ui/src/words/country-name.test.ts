import { expect, it } from 'vitest';
import { countryInSentence, countryName } from './country-name';

it.each([
  ['us', 'United States'],
  ['GB', 'United Kingdom'],
  ['', ''],
  ['United States', 'United States'],
  ['zz9', 'zz9'],
])('names the country %j %j', (country, name) => {
  expect(countryName(country)).toBe(name);
});

it.each([
  ['United States', 'the United States'],
  ['Netherlands', 'the Netherlands'],
  ['Falkland Islands (Malvinas)', 'the Falkland Islands (Malvinas)'],
  ['Republic of the Congo', 'the Republic of the Congo'],
  ['The Republic of North Macedonia', 'The Republic of North Macedonia'],
  ['Iceland', 'Iceland'],
])('writes %s as %s in a sentence', (name, inSentence) => {
  expect(countryInSentence(name)).toBe(inSentence);
});
