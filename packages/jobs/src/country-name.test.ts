import { describe, expect, it } from 'vitest';
import { countryName } from './country-name';

describe('the name of a country', () => {
  it.each([
    ['us', 'United States'],
    ['GB', 'United Kingdom'],
    ['', ''],
    ['United States', 'United States'],
    ['zz9', 'zz9'],
  ])('%j is %j', (country, name) => {
    expect(countryName(country)).toBe(name);
  });
});
