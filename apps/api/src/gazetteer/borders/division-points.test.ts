import { describe, expect, it } from 'vitest';
import { distanceMiles } from '../locations/distance';
import { loadCityIndex } from '../locations/load-city-index';
import { AreaList } from '../geocoder/area-list';
import { divisionPoints } from './division-points';
import { Geography } from '../geocoder/geography';

const geography = new Geography(loadCityIndex());
const areas = new AreaList(loadCityIndex());
const countries = areas.countries().map(({ countryCode }) => countryCode.toLowerCase());

describe('the divisions of all countries', () => {
  it('have a point, each', () => {
    const without = countries
      .flatMap((country) => areas.states(country))
      .filter(({ latitude, longitude }) => latitude === null || longitude === null)
      .map(({ countryCode, stateCode, stateName }) => `${countryCode} ${stateCode} ${stateName}`);
    expect(without).toEqual([]);
  });

  it('have a time zone, each', () => {
    const without = countries.flatMap((country) =>
      areas.states(country).filter(({ stateCode }) => areas.timeZone(country, stateCode) === ''),
    );
    expect(without).toEqual([]);
  });
});

/** From the capital, where a country is larger or lies scattered over an ocean. */
const farthestMiles: Readonly<Record<string, number>> = {
  ao: 900,
  ck: 900,
  dz: 1200,
  ki: 1200,
  mh: 800,
  sc: 400,
  sb: 400,
  tf: Infinity,
  tv: 400,
  um: Infinity,
};

describe('a point that is written by hand', () => {
  it.each([...divisionPoints.keys()])('of %s is of a division without a city, near its country', (key) => {
    const [country = '', code = ''] = key.split('.');
    expect(areas.seat(country, code)).toBeUndefined();
    const state = areas.state(country, code);
    if (state?.latitude == null || state.longitude === null) throw new Error(`There is no division ${key}.`);
    const capital = areas.country(country);
    const miles = distanceMiles(
      { latitude: state.latitude, longitude: state.longitude },
      { latitude: capital?.latitude ?? 0, longitude: capital?.longitude ?? 0 },
    );
    expect(miles).toBeLessThan(farthestMiles[country] ?? 300);
  });

  it('is what geocoding finds', () => {
    expect(geography.geocode('Midway Islands')[0]).toMatchObject({ placeId: 'UM-300', timeZone: 'Pacific/Midway' });
    expect(geography.geocode('Rennell and Bellona Province')[0]).toMatchObject({ latitude: -11.64 });
  });
});

describe('a town in a division that is newer than our table', () => {
  it.each([
    ['Hawassa', 'Hawassa, Sidama Region, Ethiopia'],
    ['Osh', 'Osh, Osh City, Kyrgyzstan'],
    ['Menongue', 'Menongue, Cubango, Angola'],
    ['Kaesong', 'Kaesŏng, Kaesong, North Korea'],
    ['Arba Minch', 'Arba Minch, South Ethiopia Regional State, Ethiopia'],
  ])('%s lies in it', (text, label) => {
    expect(geography.geocode(text)[0]?.label).toBe(label);
  });
});
