import { describe, expect, it } from 'vitest';
import { decodeCityFile } from './city-file';
import { readCityLine } from './make-city-file';
import { nameKey } from './name-key';
import { smallWorld } from './testing/small-world';

const index = smallWorld();

describe('the city index', () => {
  it('finds a name in any spelling, most populous first', () => {
    expect(index.named('PARIS').map(({ country }) => country)).toEqual(['fr', 'us']);
    expect(index.named('st louis')[0]).toMatchObject({ name: 'St. Louis', regionCode: 'MO', regionName: 'Missouri' });
    expect(index.named('Koln')[0]?.name).toBe('Köln');
    expect(index.named('Nowhere')).toEqual([]);
    expect(index.named('')).toEqual([]);
  });

  it('says whether a name is only an alternate one', () => {
    expect(index.named('Cologne').map(({ name, alternate }) => [name, alternate])).toEqual([
      ['Köln', true],
      ['Cologne', false],
    ]);
  });

  it('finds by the beginning of a name, each city once', () => {
    expect(index.startingWith('san').map(({ name }) => name)).toEqual([
      'San Jose',
      'San Francisco',
      'San Juan',
      'Santa Clara',
    ]);
    expect(index.startingWith('new york').map(({ name }) => name)).toEqual(['New York City']);
    expect(index.startingWith('san', { limit: 1, accepts: ({ country }) => country === 'us' })).toHaveLength(1);
    expect(index.startingWith('zzz')).toEqual([]);
    expect(index.startingWith('')).toEqual([]);
  });

  it('lists a state by population and finds a city by its GeoNames id', () => {
    expect(index.rowsIn('us', 'TX').map((row) => index.city(row).name)).toEqual([
      'Dallas',
      'Austin',
      'Round Rock',
      'Paris',
    ]);
    const austin = index.named('Austin')[0];
    expect(index.cityOfGeonameId(austin?.geonameId ?? 0)?.name).toBe('Austin');
    expect(index.cityOfGeonameId(1)).toBeUndefined();
    expect(() => index.city(index.size)).toThrow(RangeError);
  });

  it('is not read from a file of another layout', () => {
    expect(decodeCityFile(Buffer.alloc(64))).toBeUndefined();
    expect(decodeCityFile(Buffer.from('\u0010\0\0\0{"version":99999}'))).toBeUndefined();
  });

  it('reads a line of the published table', () => {
    const line =
      '2643743\tLondon\tLondon\tLondres,Londra\t51.50853\t-0.12574\tP\tPPLC\tGB\t\tENG\tGLA\t\t\t8961989\t\t25\tEurope/London\t2022-03-09';
    expect(readCityLine(line)).toEqual({
      geonameId: 2643743,
      name: 'London',
      asciiName: 'London',
      alternateNames: ['Londres', 'Londra'],
      latitude: 51.50853,
      longitude: -0.12574,
      featureCode: 'PPLC',
      countryCode: 'GB',
      regionCode: 'ENG',
      divisions: ['ENG', 'GLA', '', ''],
      population: 8_961_989,
      elevationMeters: 25,
      timeZone: 'Europe/London',
    });
  });
});

describe('nameKey', () => {
  it.each([
    ['Winston-Salem', 'winston salem'],
    ["O'Fallon", 'ofallon'],
    ['Ft. Collins', 'fort collins'],
    ['São Paulo', 'sao paulo'],
    ['Łódź', 'lodz'],
    ['東京', '東京'],
    ['!!!', ''],
  ])('%s', (name, key) => {
    expect(nameKey(name)).toBe(key);
  });
});
