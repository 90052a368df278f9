import { describe, expect, it } from 'vitest';
import { countries, findCountries } from './countries';

const found = (text: string) => findCountries(text).map(({ name }) => name);

describe('countries', () => {
  it('have unique names, and are sorted by them', () => {
    const names = countries.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(countries.filter(({ code, name }) => name === code.toUpperCase())).toEqual([]);
    expect(names).toEqual(names.toSorted((left, right) => left.localeCompare(right, 'en')));
  });

  it('are found by the start of a word, in any case', () => {
    expect(found('zeal')).toEqual(['New Zealand']);
    expect(found('UNITED k')).toEqual(['United Kingdom']);
  });

  it('are found without accents, and by code', () => {
    expect(found('cote')).toEqual(['Côte d’Ivoire']);
    expect(found('ch')).toContain('Switzerland');
  });

  it('are all found by an empty text, and none by nonsense', () => {
    expect(found(' ')).toHaveLength(countries.length);
    expect(found('atlantis')).toEqual([]);
  });
});
