import type { OccupationWages, PricesAnswer, Wage, WageArea, WageLevels } from '@keepmark/contracts';

const bls = { name: 'BLS OEWS', period: 'May 2024', year: 2024, url: 'https://www.bls.gov/oes/' };
const oflc = {
  name: 'US Department of Labor, OFLC',
  period: 'July 2025 to June 2026',
  year: 2025,
  url: 'https://flag.dol.gov/wage-data',
};
const bea = { name: 'BEA regional price parities', period: '2023', year: 2023, url: 'https://www.bea.gov/' };

/** A wage published in both units. */
export const yearlyWage = (yearly: number, changes: Partial<Wage> = {}): Wage => ({
  hourly: yearly / 2080,
  yearly,
  publishedUnit: 'both',
  isTopCoded: false,
  ...changes,
});

/** Austin. Pass the values that matter to the test. */
export const wageArea = (changes: Partial<WageArea> = {}): WageArea => ({
  areaCode: '12420',
  name: 'Austin-Round Rock-San Marcos, TX',
  stateCode: 'TX',
  kind: 'metropolitan',
  latitude: 30.26,
  longitude: -97.65,
  ...changes,
});

export const denver = wageArea({
  areaCode: '19740',
  name: 'Denver-Aurora-Centennial, CO',
  stateCode: 'CO',
  latitude: 39.73,
  longitude: -104.93,
});
export const texas = wageArea({ areaCode: 'TX', name: 'Texas', kind: 'state', latitude: null, longitude: null });
export const colorado = wageArea({
  ...texas,
  areaCode: 'CO',
  name: 'Colorado',
  stateCode: 'CO',
});

export const wageLevels = (changes: Partial<WageLevels> = {}): WageLevels => ({
  table: 'official',
  source: oflc,
  entry: yearlyWage(60_000),
  qualified: yearlyWage(72_000),
  experienced: yearlyWage(84_000),
  fullyCompetent: yearlyWage(96_000),
  isWiderAreaEstimate: false,
  ...changes,
});

/** The wages of nurses, with made-up round figures. Pass the values that matter to the test. */
export const occupationWages = (changes: Partial<OccupationWages> = {}): OccupationWages => ({
  occupationCode: '29-1141',
  occupationTitle: 'Registered Nurses',
  area: wageArea(),
  areaLevels: wageLevels(),
  areaStatistics: null,
  national: {
    table: 'official',
    source: bls,
    occupationTitle: 'Registered Nurses',
    employment: 3_200_000,
    mean: yearlyWage(97_000),
    percentile10: yearlyWage(66_000),
    percentile25: yearlyWage(78_000),
    median: yearlyWage(93_600),
    percentile75: yearlyWage(107_000),
    percentile90: yearlyWage(135_000),
  },
  ...changes,
});

export const prices = (area: WageArea, allItems: number, scope: 'area' | 'state' = 'area'): PricesAnswer => ({
  area,
  prices: {
    table: 'official',
    source: bea,
    scope,
    allItems,
    goods: allItems,
    housing: allItems * 1.1,
    utilities: null,
    otherServices: null,
  },
});
