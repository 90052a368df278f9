import { describe, expect, it } from 'vitest';
import { loadCityIndex } from '../locations/load-city-index';
import { Geography } from './geography';
import { PointError } from './read-point';

const geography = new Geography(loadCityIndex());
const first = (text: string): string | undefined => geography.geocode(text)[0]?.label;

describe('geocoding', () => {
  it.each([
    ['Paris', 'Paris, Île-de-France, France'],
    ['Paris, TX', 'Paris, Texas, United States'],
    ['paris tx', 'Paris, Texas, United States'],
    ['Springfield, IL, USA', 'Springfield, Illinois, United States'],
    ['Austin TX USA', 'Austin, Texas, United States'],
    ['London, ON', 'London, Ontario, Canada'],
    ['München', 'Munich, Bavaria, Germany'],
    ['Bangalore', 'Bengaluru, Karnataka, India'],
    ['東京', 'Tokyo, Japan'],
    ['Москва', 'Moscow, Russia'],
    ['NYC', 'New York City, New York, United States'],
    ['New York', 'New York City, New York, United States'],
    ['St Louis', 'St. Louis, Missouri, United States'],
    ['Georgia', 'Georgia, United States'],
    ['CA', 'California, United States'],
    ['UK', 'United Kingdom'],
    ['Mexico', 'Mexico'],
    ['Texas, USA', 'Texas, United States'],
    ['San Juan, PR', 'San Juan, Puerto Rico, United States'],
    ['Springf', 'Springfield, Missouri, United States'],
    ['Köln', 'Köln, North Rhine-Westphalia, Germany'],
    ['Cologne', 'Köln, North Rhine-Westphalia, Germany'],
    ['Duesseldorf', 'Düsseldorf, North Rhine-Westphalia, Germany'],
    ['SAO PAULO', 'São Paulo, Brazil'],
    ['Kiev', 'Kyiv, Kyiv City, Ukraine'],
    ['Київ', 'Kyiv, Kyiv City, Ukraine'],
    ['القاهرة', 'Cairo, Egypt'],
    ['Αθήνα', 'Athens, Attica, Greece'],
    ['Geneva', 'Genève, Geneva, Switzerland'],
    ['Geneva, IL', 'Geneva, Illinois, United States'],
    ['Hanoi', 'Hanoi, Vietnam'],
    ['Drammen', 'Drammen, Buskerud, Norway'],
    ['Tromsø', 'Tromsø, Troms, Norway'],
    ['Alta, Finnmark', 'Alta, Finnmark, Norway'],
    ['Asker', 'Asker, Akershus, Norway'],
    ['Skien', 'Skien, Telemark, Norway'],
    ['Larvik', 'Larvik, Vestfold, Norway'],
    ['Halden', 'Halden, Østfold, Norway'],
    ['Saigon', 'Ho Chi Minh City, Vietnam'],
    ['Đà Lạt', 'Ðà Lạt, Lâm Đồng, Vietnam'],
    ['Huế', 'Huế, Thừa Thiên Huế, Vietnam'],
    ['LA', 'Los Angeles, California, United States'],
    ['SF', 'San Francisco, California, United States'],
    ['Washington DC', 'Washington, District of Columbia, United States'],
    ['washington state', 'Washington, United States'],
    ['State of Georgia', 'Georgia, United States'],
    ['England', 'England, United Kingdom'],
    ['Bayern', 'Bavaria, Germany'],
    ['Sevilla, Andalucía', 'Sevilla, Andalusia, Spain'],
    ['Paris France', 'Paris, Île-de-France, France'],
    ['Portland, Maine', 'Portland, Maine, United States'],
    ['London, Ontario', 'London, Ontario, Canada'],
    ['Springfield IL', 'Springfield, Illinois, United States'],
    ['New York, NY 10001', 'New York City, New York, United States'],
    ['Boston (MA)', 'Boston, Massachusetts, United States'],
    ['Frankfurt (Oder)', 'Frankfurt (Oder), Brandenburg, Germany'],
    ['Minneapolis-St. Paul', 'Minneapolis, Minnesota, United States'],
    ['Raleigh-Durham, NC', 'Raleigh, North Carolina, United States'],
    ['Winston-Salem', 'Winston-Salem, North Carolina, United States'],
    ['Tbilisi, Georgia', 'Tbilisi, Georgia'],
    ['Atlanta, Georgia', 'Atlanta, Georgia, United States'],
    ['Rom, Italien', 'Rome, Lazio, Italy'],
    ['Berlin, Allemagne', 'Berlin, State of Berlin, Germany'],
    ['Берлин, Германия', 'Berlin, State of Berlin, Germany'],
    ['パリ, フランス', 'Paris, Île-de-France, France'],
    ['Maui', 'Kahului, Hawaii, United States'],
    ['Mallorca', 'Palma, Balearic Islands, Spain'],
    ['Cape Cod', 'Barnstable, Massachusetts, United States'],
  ])('%s is %s', (text, label) => {
    expect(first(text)).toBe(label);
  });

  it.each([
    ['Pariss', 'Paris, Île-de-France, France'],
    ['Londno', 'London, England, United Kingdom'],
    ['Los Angelse', 'Los Angeles, California, United States'],
    ['San Fransico', 'San Francisco, California, United States'],
    ['Sprngfield, IL', 'Springfield, Illinois, United States'],
    ['Califronia', 'California, United States'],
    ['Frnace', 'France'],
  ])('forgives the slip in %s', (text, label) => {
    expect(first(text)).toBe(label);
  });

  it.each([
    ['  !! hotels near Paris please ??', 'Paris, Île-de-France, France'],
    ['jobs in Austin, TX', 'Austin, Texas, United States'],
    ['1600 Pennsylvania Ave, Washington, DC 20500', 'Washington, District of Columbia, United States'],
    ['I want to go to Paris tomorrow', 'Paris, Île-de-France, France'],
    ['10 Downing Street, London SW1A 2AA', 'London, England, United Kingdom'],
    ['near Boston', 'Boston, Massachusetts, United States'],
    ['greater Boston area', 'Boston, Massachusetts, United States'],
    ['  london.  ', 'London, England, United Kingdom'],
    ['Paris, France!!!', 'Paris, Île-de-France, France'],
    ['Miami, Florida 33101', 'Miami, Florida, United States'],
  ])('finds the place in %s', (text, label) => {
    expect(first(text)).toBe(label);
  });

  it('puts the most populous first, each once', () => {
    const found = geography.geocode('Springfield');
    expect(found.map(({ population }) => population)).toEqual(
      found.map(({ population }) => population).toSorted((a, b) => b - a),
    );
    expect(new Set(found.map(({ placeId }) => placeId)).size).toBe(found.length);
  });

  it('gives only what is asked for', () => {
    expect(geography.geocode('Washington', 'city')[0]?.label).toBe('Washington, District of Columbia, United States');
    expect(geography.geocode('Washington', 'state').map(({ placeId }) => placeId)).toEqual(['US-WA']);
    expect(geography.geocode('Georgia', 'country').map(({ placeId }) => placeId)).toEqual(['GE']);
  });

  it('reads a bare point, and says what is wrong with one beyond the globe', () => {
    expect(geography.geocode('48.8584, 2.2945')).toMatchObject([
      { type: 'point', latitude: 48.8584, longitude: 2.2945, city: 'Paris', timeZone: 'Europe/Paris' },
    ]);
    expect(geography.geocode('33.86S 151.21E')).toMatchObject([{ latitude: -33.86, city: 'Sydney' }]);
    expect(geography.geocode('Lat: 48.85 Lng: 2.35')).toMatchObject([{ latitude: 48.85, city: 'Paris' }]);
    expect(() => geography.geocode('91, 0')).toThrow(new PointError('The latitude 91 is not between -90 and 90.'));
    expect(() => geography.geocode('0, 181')).toThrow(PointError);
  });

  it.each(['', '???', 'xqzzvk', ', , ,', '💥'])('finds nothing in %j', (text) => {
    expect(geography.geocode(text)).toEqual([]);
  });
});

describe('what is known of a found place', () => {
  it.each(['Austin, TX', 'Texas', 'France', 'Puerto Rico', '東京'])('%s is found again by its id', (text) => {
    const [found] = geography.geocode(text);
    expect(geography.detail(found?.placeId ?? '')).toEqual(found);
  });

  it('is nothing for any other id', () => {
    expect(['', '1', 'XX', 'US-ZZ', 'Paris', '../x'].map((id) => geography.detail(id))).toEqual(
      Array.from({ length: 6 }),
    );
  });
});
