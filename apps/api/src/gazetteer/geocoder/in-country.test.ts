import { describe, expect, it } from 'vitest';
import { loadCityIndex } from '../locations/load-city-index';
import { Geography } from './geography';
import { asSeenFrom } from './in-country';

// The whole world, for the namesakes of its cities.
const geography = new Geography(loadCityIndex());
const labels = (text: string, country: string) =>
  asSeenFrom(geography, text, undefined, country).map(({ label }) => label);

describe('a name as seen from a country', () => {
  it.each([
    ['Lisbon', 'US', 'Lisbon, Portugal'],
    ['London', 'US', 'London, England, United Kingdom'],
    ['Rome', 'US', 'Rome, Lazio, Italy'],
    ['Nice', 'US', "Nice, Provence-Alpes-Côte d'Azur, France"],
    ['Vienna', 'US', 'Vienna, Austria'],
    ['Mexico', 'US', 'Mexico'],
    ['Georgia', 'US', 'Georgia, United States'],
    ['Springfield', 'US', 'Springfield, Missouri, United States'],
    ['Cambridge', 'US', 'Cambridge, Massachusetts, United States'],
    ['Cambridge', 'GB', 'Cambridge, England, United Kingdom'],
    ['Manchester', 'US', 'Manchester, New Hampshire, United States'],
    ['Birmingham', 'GB', 'Birmingham, England, United Kingdom'],
    ['Valencia', 'ES', 'Valencia, Spain'],
    ['Córdoba', 'ES', 'Córdoba, Andalusia, Spain'],
    ['Frankfurt', 'DE', 'Frankfurt am Main, Hesse, Germany'],
  ])('%s from %s is %s', (text, country, label) => {
    expect(labels(text, country)[0]).toBe(label);
  });

  it('offers the smaller namesakes of that country next', () => {
    expect(labels('Paris', 'US').slice(0, 2)).toEqual(['Paris, Île-de-France, France', 'Paris, Texas, United States']);
    expect(labels('Toronto', 'US')).toContain('Toronto, Ohio, United States');
  });
});
