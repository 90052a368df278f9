/** What a country's largest parts are called: "state" and "states". */
export interface StateWords {
  readonly one: string;
  readonly many: string;
}

const words = {
  states: { one: 'state', many: 'states' },
  statesAndTerritories: { one: 'state or territory', many: 'states and territories' },
  provinces: { one: 'province', many: 'provinces' },
  provincesAndTerritories: { one: 'province or territory', many: 'provinces and territories' },
  counties: { one: 'county', many: 'counties' },
  departments: { one: 'department', many: 'departments' },
  districts: { one: 'district', many: 'districts' },
  cantons: { one: 'canton', many: 'cantons' },
  prefectures: { one: 'prefecture', many: 'prefectures' },
  regions: { one: 'region', many: 'regions' },
} as const satisfies Readonly<Record<string, StateWords>>;

/** By the first level in GeoNames, which our tables are from. The others are called regions. */
const countriesOf: Partial<Record<keyof typeof words, string>> = {
  states: 'US DE AT MX BR MY NG VE SD SS FM PW',
  statesAndTerritories: 'AU IN',
  provinces: 'NL AR ZA TR CN VN ID IR IE BG CR CU DO EC KH LA MZ NP PA PG RW TH UZ ZM ZW AO KR KP',
  provincesAndTerritories: 'CA',
  counties: 'SE NO HU RO HR EE KE LR AL',
  departments: 'CO BO PY UY SV GT HN NI HT',
  districts: 'PT CY LU BZ',
  cantons: 'CH',
  prefectures: 'JP',
};

const byCountry = new Map(
  Object.entries(countriesOf).flatMap(([kind, codes]) =>
    codes.split(' ').map((code) => [code, words[kind as keyof typeof words]] as const),
  ),
);

/** What a country calls its states. @param countryCode two letters, in either case */
export const stateWords = (countryCode: string): StateWords =>
  byCountry.get(countryCode.toUpperCase()) ?? words.regions;
