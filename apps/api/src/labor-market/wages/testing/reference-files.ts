import { workbook } from '../../reference/testing/workbook';

// Small files in the form of the official ones.
export const areas = [
  { id: '12420', name: 'Austin-Round Rock-San Marcos, TX', state: 'TX', lat: 29.88, lng: -97.94 },
  { id: '35620', name: 'New York-Newark-Jersey City, NY-NJ', state: 'NJ', lat: 40.79, lng: -74.02 },
  { id: '4800005', name: 'Border Region of Texas nonmetropolitan area', state: 'TX', lat: 35.67, lng: -101.39 },
  { id: '6600001', name: 'Guam MSA', state: 'GU' },
];
export const counties =
  '"Area","AreaName","StateAb","State","CountyTownName"\n"12420","Austin","TX","Texas","Travis County"\n"4800005","Border","TX","Texas","Webb County"\n';
export const levels = `area,soc,level1_hourly,level2_hourly,level3_hourly,level4_hourly
12420,29-1141,32.92,37.5,42.1,46.7
12420,25-2021,50890,57000,63000,69000
12420,19-1011,20,25,30,35`;
export const statistics = (area: string, type: string, state: string, code: string) =>
  workbook([
    'AREA AREA_TYPE PRIM_STATE I_GROUP OCC_CODE OCC_TITLE O_GROUP TOT_EMP H_MEAN A_MEAN H_PCT10 H_PCT25 H_MEDIAN H_PCT75 H_PCT90 A_PCT10 A_PCT25 A_MEDIAN A_PCT75 A_PCT90'.split(
      ' ',
    ),
    [area, type, state, 'cross-industry', code, `All of ${code}`, 'detailed', '100'].concat(
      '20 41600 * * * * # * * * * #'.split(' '),
    ),
  ]);
export const statePrices = `GeoFIPS,GeoName,Region,LineCode,Description,2022,2023
 "00000","United States", ,5,"RPPs: All items ",100,100
 "48000","Texas",6,5,"RPPs: All items ",96,97.175
 "48000","Texas",6,7," RPPs: Services: Housing ",96,(NA)
"Note: See the included footnote file."`;
export const metroPrices = `GeoFIPS,GeoName,Description,RPP 2023
999,United States (Nonmetropolitan Portion),RPPs: All items ,88.22
12420,"Austin, TX (Metropolitan Statistical Area)",RPPs: All items ,97.62
12420,"Austin, TX (Metropolitan Statistical Area)", RPPs: Services: Housing ,126.36`;
const tax = (income: object, more: object = {}) => ({ taxes: { income, ...more } });
export const stateTaxes = {
  CA: tax({
    rate: {
      single: [
        [0, 0.01],
        [10_412, 0.02],
      ],
      married: [
        [0, 0.01],
        [20_824, 0.02],
      ],
    },
  }),
  CT: tax({
    rate: {
      single: [
        [0, 0.02],
        [10_000, 0.045],
      ],
      married: [
        [0, 0.02],
        [20_000, 0.045],
      ],
    },
    deductions: {
      personalExemption: {
        amount: { single: 3000, married: 24_000 },
        phaseout: {
          single: { start: 30_000, step: 1000, reduction: 1000, minimum: 0 },
          married: { start: 48_000, step: 1000, reduction: 12_000, minimum: 6000 },
        },
      },
    },
  }),
  OH: tax({
    rate: [
      [0, 0],
      [25_000, 0.027_65],
      [44_250, 0.032_26],
    ],
  }),
  OR: tax({ rate: 0.09, deductions: { personalExemption: { amount: { single: 249, married: 498 } } } }),
};
