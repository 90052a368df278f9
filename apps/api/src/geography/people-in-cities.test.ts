import { describe, expect, it } from 'vitest';
import { loadCityIndex } from '../gazetteer/locations/load-city-index';
import { AreaList } from '../gazetteer/geocoder/area-list';

const index = loadCityIndex();
const areas = new AreaList(index);

/** Residents by the Census of April 2020. */
const peopleOfStates: Readonly<Record<string, number>> = {
  AL: 5_024_279,
  AK: 733_391,
  AZ: 7_151_502,
  AR: 3_011_524,
  CA: 39_538_223,
  CO: 5_773_714,
  CT: 3_605_944,
  DE: 989_948,
  DC: 689_545,
  FL: 21_538_187,
  GA: 10_711_908,
  HI: 1_455_271,
  ID: 1_839_106,
  IL: 12_812_508,
  IN: 6_785_528,
  IA: 3_190_369,
  KS: 2_937_880,
  KY: 4_505_836,
  LA: 4_657_757,
  ME: 1_362_359,
  MD: 6_177_224,
  MA: 7_029_917,
  MI: 10_077_331,
  MN: 5_706_494,
  MS: 2_961_279,
  MO: 6_154_913,
  MT: 1_084_225,
  NE: 1_961_504,
  NV: 3_104_614,
  NH: 1_377_529,
  NJ: 9_288_994,
  NM: 2_117_522,
  NY: 20_201_249,
  NC: 10_439_388,
  ND: 779_094,
  OH: 11_799_448,
  OK: 3_959_353,
  OR: 4_237_256,
  PA: 13_002_700,
  PR: 3_285_874,
  RI: 1_097_379,
  SC: 5_118_425,
  SD: 886_667,
  TN: 6_910_840,
  TX: 29_145_505,
  UT: 3_271_616,
  VT: 643_077,
  VA: 8_631_393,
  WA: 7_705_281,
  WV: 1_793_716,
  WI: 5_893_718,
  WY: 576_851,
};

/** Millions by the national statistical offices, around 2020. */
const millionsOfCountries: Readonly<Record<string, number>> = {
  AU: 25.7,
  BE: 11.5,
  CA: 37.0,
  CL: 19.5,
  CN: 1411.8,
  DE: 83.2,
  ES: 47.4,
  FI: 5.53,
  FR: 65.3,
  GB: 67.1,
  HK: 7.52,
  IT: 59.6,
  JP: 126.1,
  MX: 126.0,
  PL: 38.3,
  SG: 5.69,
  TR: 83.6,
  US: 331.4,
  ZA: 59.6,
};

describe('people in cities', () => {
  it.each(Object.entries(peopleOfStates))('of %s are no more than live there', (code, people) => {
    const inCities = areas.state('us', code)?.cityPopulation ?? 0;
    expect(inCities).toBeLessThanOrEqual(people);
    expect(inCities).toBeGreaterThan(people * 0.3);
  });

  it.each(Object.entries(millionsOfCountries))('of %s are no more than live there', (code, millions) => {
    const inCities = areas.country(code)?.cityPopulation ?? 0;
    expect(inCities).toBeLessThanOrEqual(millions * 1e6);
    expect(inCities).toBeGreaterThan(millions * 0.45e6);
  });

  it('of New York are those of its city once, and those of its other cities', () => {
    const { cityPopulation = 0 } = areas.state('us', 'NY') ?? {};
    expect(cityPopulation).toBeGreaterThan(8_804_190 + 7_000_000);
  });
});

describe('a place whose people are counted in another one', () => {
  const isCountedElsewhere = (geonameId: number): boolean =>
    index.columns.countedElsewhere[index.cityOfGeonameId(geonameId)?.row ?? -1] === 1;

  it.each([
    ['Brooklyn', 5_110_302],
    ['Islington', 2_646_003],
    ['Iztapalapa', 3_526_683],
    ['Üsküdar', 738_377],
    ['Çankaya in Ankara', 6_955_677],
    ['Deurne in Antwerp', 2_799_478],
    ['Anderlecht in Brussels', 2_803_201],
    ['Neukölln in Berlin', 2_864_695],
    ['Kowloon', 1_819_609],
    ['Tongzhou in Beijing', 1_792_520],
    ['Nepean in Ottawa', 6_087_029],
    ['Soweto in Johannesburg', 953_781],
  ])('is %s', (_name, geonameId) => {
    expect(isCountedElsewhere(geonameId)).toBe(true);
  });

  it.each([
    ['New York City', 5_128_581],
    ['Yonkers, at its border', 5_145_215],
    ['Pasadena, in the reach of Los Angeles', 5_381_396],
    ['Guarulhos, beside São Paulo', 3_461_786],
    ['Hoboken', 5_099_133],
    ['Montreuil, beside Paris', 2_992_090],
    ['Quezon City', 1_692_192],
    ['Guadalajara', 4_005_539],
    ['Hachiōji', 1_863_440],
  ])('is not %s', (_name, geonameId) => {
    expect(index.cityOfGeonameId(geonameId)).toBeDefined();
    expect(isCountedElsewhere(geonameId)).toBe(false);
  });
});
