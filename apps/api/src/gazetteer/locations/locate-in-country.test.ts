import { describe, expect, it } from 'vitest';
import { locateInCountry } from './locate-in-country';
import { smallWorldResolver } from './testing/small-world';

const locate = (text: string, country?: string) => {
  const { place, isElsewhere } = locateInCountry(smallWorldResolver, text, country);
  return { label: place.label, isElsewhere };
};

describe('a location while a country is chosen', () => {
  it.each([
    ['Paris', 'us', 'Paris, TX'],
    ['Paris', 'fr', 'Paris, France'],
    ['Cambridge', 'us', 'Cambridge, MA'],
    ['Cambridge', 'gb', 'Cambridge, United Kingdom'],
    ['Austin, TX', 'us', 'Austin, TX'],
    ['Texas', 'us', 'Texas, United States'],
  ])('is the place of that name in it: %s in %s', (text, country, label) => {
    expect(locate(text, country)).toEqual({ label, isElsewhere: false });
  });

  it.each([
    ['Toronto, Canada', 'us', 'Toronto, ON'],
    ['Toronto, ON', 'us', 'Toronto, ON'],
    ['Toronto ON', 'us', 'Toronto, ON'],
    ['Canada', 'us', 'Canada'],
    ['London UK', 'us', 'London, United Kingdom'],
    ['Austin, TX', 'ca', 'Austin, TX'],
  ])('that names another country is there: %s', (text, country, label) => {
    expect(locate(text, country)).toEqual({ label, isElsewhere: false });
  });

  it.each([
    ['Toronto', 'us', 'Toronto, ON'],
    ['Austin', 'ca', 'Austin, TX'],
    ['London', 'fr', 'London, United Kingdom'],
  ])('that the country has not is elsewhere: %s in %s', (text, country, label) => {
    expect(locate(text, country)).toEqual({ label, isElsewhere: true });
  });

  it('is the best known one when no country is chosen', () => {
    expect(locate('Paris')).toEqual({ label: 'Paris, France', isElsewhere: false });
    expect(locate('Toronto')).toEqual({ label: 'Toronto, ON', isElsewhere: false });
  });

  it('that no map has stays as it is', () => {
    expect(locate('Nowhereville', 'us')).toEqual({ label: 'Nowhereville', isElsewhere: false });
  });
});
