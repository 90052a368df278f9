import { searchablePlaceTypes } from '@keepmark/contracts';
import { describe, expect, it } from 'vitest';
import { osmPlace } from './osm-place';
import { placeTypeOf, tagsOfType } from '../../osm/osm-place-types';

const surroundings = { city: 'Austin', state: 'Texas', country: 'US' };
const read = (tags: Record<string, string>, country = 'US') =>
  osmPlace({ kind: 'node', id: 1, tags, latitude: 30, longitude: -97 }, { ...surroundings, country });

describe('the kind of a place', () => {
  it.each([
    [{ amenity: 'cafe' }, 'cafe'],
    [{ amenity: 'pub;restaurant' }, 'restaurant'],
    [{ tourism: 'museum', historic: 'castle' }, 'museum'],
    [{ amenity: 'place_of_worship', religion: 'jewish' }, 'synagogue'],
    [{ amenity: 'place_of_worship', religion: 'buddhist' }, undefined],
    [{ shop: 'books' }, 'bookstore'],
    [{ shop: 'supermarket' }, 'grocery_store'],
    [{ shop: 'florist' }, 'shopping'],
    [{ amenity: 'casino' }, 'attraction'],
    [{ leisure: 'marina' }, 'attraction'],
    [{ aeroway: 'heliport' }, 'airport'],
    [{ shop: 'vacant' }, undefined],
    [{ shop: 'no' }, undefined],
    [{ leisure: 'beach_resort' }, 'vacation_destination'],
    [{ highway: 'residential' }, undefined],
    [{}, undefined],
  ])('of %j is %s', (tags, type) => {
    expect(placeTypeOf(tags as Record<string, string>)).toBe(type);
  });

  it('can be met for every one that can be searched for', () => {
    expect(searchablePlaceTypes.filter((type) => tagsOfType(type).length === 0)).toEqual([]);
  });
});

describe('the facts of a place', () => {
  it('are empty where the map has none', () => {
    expect(read({ name: 'Jo', amenity: 'cafe' })).toMatchObject({
      city: 'Austin',
      country: 'US',
      address: '',
      website: '',
      phone: '',
      hours: '',
      profiles: [],
    });
    expect(read({ amenity: 'cafe' })).toBeUndefined();
    expect(read({ name: '  ', amenity: 'cafe' })).toBeUndefined();
  });

  it.each([
    [{ 'addr:street': 'Main Street', 'addr:housenumber': '12' }, 'US', '12 Main Street'],
    [{ 'addr:street': 'Hauptstraße', 'addr:housenumber': '12', 'addr:city': 'Köln' }, 'DE', 'Hauptstraße 12, Köln'],
    [{ 'addr:postcode': '98000' }, 'MC', ''],
    [{ 'addr:city': 'Monaco', 'addr:postcode': '98000' }, 'MC', '98000 Monaco'],
    [
      { 'addr:street': 'Kaivokatu', 'addr:housenumber': '1', 'addr:postcode': '00100', 'addr:city': 'Helsinki' },
      'FI',
      'Kaivokatu 1, 00100 Helsinki',
    ],
    [
      { 'addr:street': 'Main Street', 'addr:housenumber': '12', 'addr:postcode': '78704', 'addr:city': 'Austin' },
      'US',
      '12 Main Street, Austin 78704',
    ],
    [{ 'addr:full': '1 Long Road, Town' }, 'US', '1 Long Road, Town'],
    [{ 'addr:housenumber': '12' }, 'US', ''],
    [
      { 'addr:street': 'Avenue Kennedy', 'addr:housenumber': '98000', 'addr:postcode': '98000', 'addr:city': 'Monaco' },
      'MC',
      'Avenue Kennedy, 98000 Monaco',
    ],
  ])('write the address of %j in %s as %s', (tags, country, address) => {
    expect(read({ name: 'Jo', amenity: 'cafe', ...(tags as Record<string, string>) }, country)?.address).toBe(address);
  });

  it('name precise kinds that people search for', () => {
    const tags = { amenity: 'restaurant', cuisine: 'italian; pizza', 'diet:vegan': 'yes', atm: 'no' };
    expect(read({ name: 'Jo', ...tags })?.kinds).toEqual(['italian', 'pizza', 'vegan']);
  });

  it('trust the country of its own address', () => {
    expect(read({ name: 'Jo', amenity: 'cafe', 'addr:country': 'mc' })?.country).toBe('MC');
    expect(read({ name: 'Jo', amenity: 'cafe', 'addr:country': 'Monaco' })?.country).toBe('US');
  });

  it.each([
    ['www.example.org', 'https://www.example.org'],
    ['http://example.org/a?b=c', 'http://example.org/a?b=c'],
    ['https://a.example; https://b.example', 'https://a.example'],
    ['javascript:alert(1)', ''],
    ['none', ''],
  ])('take %s for the website %j', (website, address) => {
    expect(read({ name: 'Jo', amenity: 'cafe', website })?.website).toBe(address);
  });

  it('name profiles by address or by name alone', () => {
    const tags = {
      'contact:facebook': 'https://www.facebook.com/jo',
      'contact:instagram': 'jo.cafe',
      'contact:twitter': 'jo',
      wikipedia: 'en:Jo (café)',
    };
    expect(read({ name: 'Jo', amenity: 'cafe', ...tags })?.profiles).toEqual([
      { name: 'Facebook', url: 'https://www.facebook.com/jo' },
      { name: 'Instagram', url: 'https://www.instagram.com/jo.cafe' },
      { name: 'X', url: 'https://x.com/jo' },
      { name: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Jo_(caf%C3%A9)' },
    ]);
  });
});
