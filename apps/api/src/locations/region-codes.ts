/** GeoNames numbers the regions of some countries; these are the codes that people write. */
export const writtenRegionCodes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // https://www.geonames.org/CA/administrative-division-canada.html
  ca: {
    '01': 'AB',
    '02': 'BC',
    '03': 'MB',
    '04': 'NB',
    '05': 'NL',
    '07': 'NS',
    '08': 'ON',
    '09': 'PE',
    '10': 'QC',
    '11': 'SK',
    '12': 'YT',
    '13': 'NT',
    '14': 'NU',
  },
  // https://www.geonames.org/AU/administrative-division-australia.html
  au: {
    '01': 'ACT',
    '02': 'NSW',
    '03': 'NT',
    '04': 'QLD',
    '05': 'SA',
    '06': 'TAS',
    '07': 'VIC',
    '08': 'WA',
  },
};

/** United States territories, which GeoNames has as countries and job feeds have as states. */
export const territoriesOfTheUnitedStates: Readonly<Record<string, string>> = {
  PR: 'Puerto Rico',
  GU: 'Guam',
  VI: 'U.S. Virgin Islands',
  AS: 'American Samoa',
  MP: 'Northern Mariana Islands',
};
