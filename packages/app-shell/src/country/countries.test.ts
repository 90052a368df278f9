import { describe, expect, it } from 'vitest';
import { countries, countryName, findCountries } from './countries';

const found = (text: string) => findCountries(text).map(({ name }) => name);

describe('countries', () => {
  it('have a name of their own each, and are sorted by it', () => {
    const names = countries.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(countries.filter(({ code, name }) => name === code.toUpperCase())).toEqual([]);
    expect(names).toEqual(names.toSorted((left, right) => left.localeCompare(right, 'en')));
  });

  it('are found by the beginning of a word, whatever the case', () => {
    expect(found('zeal')).toEqual(['New Zealand']);
    expect(found('UNITED k')).toEqual(['United Kingdom']);
  });

  it('are found without their accents, and by their code', () => {
    expect(found('cote')).toEqual(['Côte d’Ivoire']);
    expect(found('ch')).toContain('Switzerland');
  });

  it('are all there when nothing is asked for, and none for nonsense', () => {
    expect(found(' ')).toHaveLength(countries.length);
    expect(found('atlantis')).toEqual([]);
  });

  it('are named by their code', () => expect(countryName('de')).toBe('Germany'));
});
