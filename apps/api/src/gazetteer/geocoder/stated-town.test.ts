import { describe, expect, it } from 'vitest';
import { loadCityIndex } from '../locations/load-city-index';
import { Geography } from './geography';
import { asSeenFrom } from './in-country';

// The whole world, for the far places with similar names.
const geography = new Geography(loadCityIndex());
const first = (text: string) => geography.geocode(text)[0];

describe('a town after the comma', () => {
  it.each([
    ['Kamppi, Helsinki', 'Helsinki, Uusimaa, Finland', 'Kamppi'],
    ['Eira, Helsinki', 'Helsinki, Uusimaa, Finland', 'Eira'],
    ['Töölö, Helsinki', 'Helsinki, Uusimaa, Finland', 'Töölö'],
    ['Töölö, Helsinki, Finland', 'Helsinki, Uusimaa, Finland', 'Töölö'],
    ['Eira, 00150 Helsinki', 'Helsinki, Uusimaa, Finland', 'Eira'],
    ['Kamppi, Helsnki', 'Helsinki, Uusimaa, Finland', 'Kamppi'],
    ['Soho, London', 'London, England, United Kingdom', 'Soho'],
    ['Mission, San Francisco, CA', 'San Francisco, California, United States', 'Mission'],
    ['12 Beacon Street, Boston, MA', 'Boston, Massachusetts, United States', '12 Beacon Street'],
    ['London, Soho', 'London, England, United Kingdom', 'Soho'],
    ['Houston, Helsinki', 'Helsinki, Uusimaa, Finland', 'Houston'],
    ['Houston, Helsinki, Finland', 'Helsinki, Uusimaa, Finland', 'Houston'],
  ])('is the answer when %s is not in it', (text, label, notFound) => {
    expect(first(text)).toMatchObject({ label, notFound });
  });

  it.each([
    ['Espoo, Helsinki', 'Espoo, Uusimaa, Finland'],
    ['Kallio, Helsinki, Finland', 'Kallio, Uusimaa, Finland'],
    ['Wedding, Berlin', 'Wedding, State of Berlin, Germany'],
    ['Cambridge, Boston', 'Cambridge, Massachusetts, United States'],
    ['Hollywood, Los Angeles, CA', 'Hollywood, California, United States'],
    ['Brooklyn, New York, NY', 'Brooklyn, New York, United States'],
    ['Bloomington, Indiana, USA', 'Bloomington, Indiana, United States'],
    ['Portland, Main', 'Portland, Maine, United States'],
    ['Tampla, FL', 'Tampa, Florida, United States'],
    ['Espo, Helsinki', 'Espoo, Uusimaa, Finland'],
  ])('bounds %s', (text, label) => {
    expect(first(text)).toMatchObject({ label });
    expect(first(text)).not.toHaveProperty('notFound');
  });

  it('never lets a place elsewhere in', () => {
    for (const text of ['Kamppi, Helsinki', 'Eira, Helsinki', 'Töölö, Helsinki'])
      expect(geography.geocode(text).map(({ countryCode }) => countryCode)).toEqual(['FI']);
  });
});

describe('a name that is only guessed', () => {
  it.each(['Kamppi', 'Eira', 'Töölö', 'Springf', 'Bostn'])('%s says so', (text) => {
    expect(first(text)).toMatchObject({ isGuess: true });
    expect(geography.readsWhole(text)).toBe(false);
  });

  it.each(['Paris', 'Londno', 'San Fransico', 'Austn, TX', 'Califronia', 'München', 'hotels near Paris please'])(
    '%s is not',
    (text) => expect(first(text)).not.toHaveProperty('isGuess'),
  );

  it('is looked for at home first', () => {
    const found = (text: string, country: string) => asSeenFrom(geography, text, undefined, country)[0]?.label;
    expect(found('Sprngdale', 'US')).toMatch(/United States$/);
    expect(found('Porvvo', 'FI')).toBe('Porvoo, Uusimaa, Finland');
  });
});
