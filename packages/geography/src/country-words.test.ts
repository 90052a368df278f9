import { describe, expect, it } from 'vitest';
import { countryInSentence, peopleInCitiesText } from './country-words';

describe('country and state texts', () => {
  it('show the city population, if there are cities', () => {
    expect(peopleInCitiesText(8_837_600)).toBe('8,837,600 people in cities');
    expect(peopleInCitiesText(0)).toBe('No cities of 500 people or more');
  });

  it.each([
    ['United States', 'the United States'],
    ['Netherlands', 'the Netherlands'],
    ['Falkland Islands (Malvinas)', 'the Falkland Islands (Malvinas)'],
    ['Republic of the Congo', 'the Republic of the Congo'],
    ['The Republic of North Macedonia', 'The Republic of North Macedonia'],
    ['Iceland', 'Iceland'],
  ])('give %s its article in a sentence', (name, inSentence) => expect(countryInSentence(name)).toBe(inSentence));
});
