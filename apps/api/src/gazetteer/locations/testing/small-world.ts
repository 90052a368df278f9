import { CityIndex } from '../city-index';
import { decodeCityFile, encodeCityFile } from '../city-file';
import type { CityRecord } from '../city-record';
import { makeCityFile, type RegionRecord } from '../make-city-file';
import { LocationResolver } from '../resolve-location';

type Row = [name: string, country: string, region: string, latitude: number, longitude: number, population: number];

const rows: (readonly [...Row, alternates?: string])[] = [
  ['New York City', 'US', 'NY', 40.71427, -74.00597, 8_804_190, 'NYC,New York,Big Apple'],
  ['Brooklyn', 'US', 'NY', 40.6501, -73.94958, 2_736_074],
  ['Los Angeles', 'US', 'CA', 34.05223, -118.24368, 3_898_747, 'LA'],
  ['Sherman Oaks', 'US', 'CA', 34.15112, -118.44925, 52_677],
  ['San Francisco', 'US', 'CA', 37.77493, -122.41942, 864_816, 'SF'],
  ['San Jose', 'US', 'CA', 37.33939, -121.89496, 1_026_908],
  ['Santa Clara', 'US', 'CA', 37.35411, -121.95524, 126_215],
  ['Mountain View', 'US', 'CA', 37.38605, -122.08385, 80_435],
  ['Ontario', 'US', 'CA', 34.06334, -117.65089, 171_214],
  ['Austin', 'US', 'TX', 30.26715, -97.74306, 974_447],
  ['Round Rock', 'US', 'TX', 30.50826, -97.6789, 115_997],
  ['Dallas', 'US', 'TX', 32.78306, -96.80667, 1_300_092],
  ['Paris', 'US', 'TX', 33.66094, -95.55551, 24_782],
  ['Chicago', 'US', 'IL', 41.85003, -87.65005, 2_696_555],
  ['Niles', 'US', 'IL', 42.01892, -87.80284, 29_803],
  ['St. Louis', 'US', 'MO', 38.62727, -90.19789, 315_685, 'Saint Louis'],
  ['Kansas City', 'US', 'MO', 39.09973, -94.57857, 508_090],
  ['Washington', 'US', 'DC', 38.89511, -77.03637, 689_545, 'Washington D.C.'],
  ['Tampa', 'US', 'FL', 27.94752, -82.45843, 369_075],
  ['Tucson', 'US', 'AZ', 32.22174, -110.92648, 531_641],
  ['Boston', 'US', 'MA', 42.35843, -71.05977, 675_647],
  ['Cambridge', 'US', 'MA', 42.3751, -71.10561, 118_403],
  ['Charlotte', 'US', 'NC', 35.22709, -80.84313, 874_579],
  ['Atlanta', 'US', 'GA', 33.749, -84.38798, 498_715],
  ['Nashville', 'US', 'TN', 36.16589, -86.78444, 530_852],
  ['Franklin', 'US', 'TN', 35.92506, -86.86889, 72_639],
  ['Seattle', 'US', 'WA', 47.60621, -122.33207, 737_015],
  ['San Juan', 'PR', '', 18.46633, -66.10572, 418_140],
  ['Toronto', 'CA', '08', 43.70011, -79.4163, 2_600_000],
  ['Québec', 'CA', '10', 46.81228, -71.21454, 531_902, 'Quebec'],
  ['London', 'GB', 'ENG', 51.50853, -0.12574, 8_961_989],
  ['Cambridge', 'GB', 'ENG', 52.2, 0.11667, 158_434],
  ['Paris', 'FR', '11', 48.85341, 2.3488, 2_138_551],
  ['Bengaluru', 'IN', '19', 12.97194, 77.59369, 8_443_675, 'Bangalore'],
  ['Köln', 'DE', '07', 50.93333, 6.95, 963_395, 'Cologne,Koeln'],
  ['Cologne', 'IT', '09', 45.5803, 9.94077, 6_814],
  ['Tbilisi', 'GE', '51', 41.69411, 44.83368, 1_049_498],
  ['Singapore', 'SG', '', 1.28967, 103.85007, 3_547_809],
  ['Sydney', 'AU', '02', -33.86785, 151.20732, 4_627_345],
  ['Media', 'US', 'PA', 39.91678, -75.38769, 5_327],
];

const regionNames: Readonly<Record<string, string>> = {
  'US.AZ': 'Arizona',
  'US.CA': 'California',
  'US.DC': 'District of Columbia',
  'US.FL': 'Florida',
  'US.GA': 'Georgia',
  'US.IL': 'Illinois',
  'US.KS': 'Kansas',
  'US.MA': 'Massachusetts',
  'US.MD': 'Maryland',
  'US.MO': 'Missouri',
  'US.NC': 'North Carolina',
  'US.NY': 'New York',
  'US.PA': 'Pennsylvania',
  'US.TN': 'Tennessee',
  'US.TX': 'Texas',
  'US.WA': 'Washington',
  'CA.08': 'Ontario',
  'CA.10': 'Quebec',
  'GB.ENG': 'England',
  'FR.11': 'Île-de-France',
  'IN.19': 'Karnataka',
  'DE.07': 'North Rhine-Westphalia',
  'IT.09': 'Lombardy',
  'GE.51': 'Tbilisi',
  'AU.02': 'New South Wales',
};

/** About forty cities of GeoNames' table, enough to tell every kind of text apart. */
const smallWorldCities: readonly CityRecord[] = rows.map(
  ([name, countryCode, regionCode, latitude, longitude, population, alternates = ''], index) => ({
    geonameId: 1000 + index,
    name,
    asciiName: name.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, ''),
    alternateNames: alternates.split(',').filter(Boolean),
    latitude,
    longitude,
    featureCode: 'PPL',
    countryCode,
    regionCode,
    divisions: [regionCode],
    population,
    elevationMeters: 10,
    timeZone: 'Etc/UTC',
  }),
);

const smallWorldRegions: readonly RegionRecord[] = Object.entries(regionNames).map(([code, name]) => ({
  code,
  name,
}));

/** An index over the small world, by way of its file as in production. */
export function smallWorld(): CityIndex {
  const file = decodeCityFile(encodeCityFile(makeCityFile(smallWorldCities, smallWorldRegions)));
  if (!file) throw new Error('The file that was just written cannot be read.');
  return new CityIndex(file);
}

export const smallWorldResolver = new LocationResolver(smallWorld());
