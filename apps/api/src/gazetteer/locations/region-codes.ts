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

/**
 * Divisions by the codes of our table of cities, where the table of divisions has renumbered them: Vietnam made 34 of
 * these in July 2025. GeoNames' own list (`reference:import`) has them still.
 */
export const divisionsOfCityTable: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  VN: {
    '01': 'An Giang',
    '03': 'Bến Tre',
    '05': 'Cao Bằng',
    '09': 'Đồng Tháp',
    '13': 'Hải Phòng',
    '20': 'Ho Chi Minh City',
    '21': 'Kiên Giang',
    '23': 'Lâm Đồng',
    '24': 'Long An',
    '30': 'Quảng Ninh',
    '32': 'Sơn La',
    '33': 'Tây Ninh',
    '34': 'Thanh Hóa',
    '35': 'Thái Bình',
    '37': 'Tiền Giang',
    '39': 'Lạng Sơn',
    '43': 'Đồng Nai',
    '44': 'Hanoi',
    '45': 'Bà Rịa-Vũng Tàu',
    '46': 'Bình Định',
    '47': 'Bình Thuận',
    '49': 'Gia Lai',
    '50': 'Hà Giang',
    '52': 'Hà Tĩnh',
    '53': 'Hòa Bình',
    '54': 'Khánh Hòa',
    '55': 'Kon Tum',
    '58': 'Nghệ An',
    '59': 'Ninh Bình',
    '60': 'Ninh Thuận',
    '61': 'Phú Yên',
    '62': 'Quảng Bình',
    '63': 'Quảng Ngãi',
    '64': 'Quảng Trị',
    '65': 'Sóc Trăng',
    '66': 'Thừa Thiên Huế',
    '67': 'Trà Vinh',
    '68': 'Tuyên Quang',
    '69': 'Vĩnh Long',
    '70': 'Yên Bái',
    '71': 'Bắc Giang',
    '72': 'Bắc Kạn',
    '73': 'Bạc Liêu',
    '74': 'Bắc Ninh',
    '75': 'Bình Dương',
    '76': 'Bình Phước',
    '77': 'Cà Mau',
    '78': 'Da Nang',
    '79': 'Hải Dương',
    '80': 'Hà Nam',
    '81': 'Hưng Yên',
    '82': 'Nam Định',
    '83': 'Phú Thọ',
    '84': 'Quảng Nam',
    '85': 'Thái Nguyên',
    '86': 'Vĩnh Phúc',
    '87': 'Cần Thơ',
    '88': 'Đắk Lắk',
    '89': 'Lai Châu',
    '90': 'Lào Cai',
    '91': 'Đắk Nông',
    '92': 'Điện Biên',
    '93': 'Hậu Giang',
  },
};

/**
 * Counties of Norway since 2024 by the municipalities of 2020, first and last number: Viken, Vestfold og Telemark and
 * Troms og Finnmark, in which our table of cities has them, were divided again.
 */
const countiesOfNorway: readonly (readonly [first: number, last: number, code: string])[] = [
  [3001, 3004, '13'],
  [3005, 3007, '04'],
  [3011, 3018, '13'],
  [3019, 3037, '01'],
  [3038, 3052, '04'],
  [3053, 3054, '01'],
  [3801, 3805, '20'],
  [3806, 3808, '17'],
  [3811, 3811, '20'],
  [3812, 3825, '17'],
  [5401, 5402, '18'],
  [5403, 5406, '05'],
  [5411, 5429, '18'],
  [5430, 5444, '05'],
];

/**
 * Towns by their GeoNames id, in divisions that were made after our table of cities: of Angola, the Central African
 * Republic, Ethiopia, Iraq and Montenegro since 2016; and cities that are a division of their own.
 */
const movedTowns: Readonly<Record<string, readonly number[]>> = {
  // Menongue, Luau, Andros Town, Carnot, Batangafo and Kabo, Paoua.
  'AO.CBG': [3_347_353],
  'AO.MLE': [876_177],
  'BS.38': [3_572_906],
  'CF.19': [2_387_495],
  'CF.20': [2_389_691, 2_386_042],
  'CF.21': [2_383_523],
  // Sidama, South Ethiopia, Central Ethiopia, South West Ethiopia.
  'ET.SI': [343_137, 325_780, 332_129, 326_321],
  'ET.56': [7_910_079, 343_663, 338_998, 343_593, 341_877, 333_750, 342_856, 336_526, 337_853],
  'ET.55': [334_609, 341_297, 332_880],
  'ET.SW': [327_694, 341_742, 330_534],
  // Halabja, Osh, Kaesong, Nampo, Canaries, Golubovci and the towns around it, Malé with Hulhumalé.
  'IQ.19': [96_205],
  'KG.10': [1_527_534],
  'KP.19': [1_876_373],
  'KP.14': [1_873_757],
  'LC.12': [3_576_830],
  'ME.25': [3_200_422, 3_187_368, 3_194_928, 3_195_390, 3_200_326, 3_204_177],
  'MV.40': [1_282_027, 6_930_996],
};
const divisionOfMovedTown = new Map(
  Object.entries(movedTowns).flatMap(([division, towns]) =>
    towns.map((geonameId) => [geonameId, division.split('.').at(-1) ?? ''] as const),
  ),
);

/**
 * The division that a city lies in now.
 * @param code of its first-level division, and @param district of the second.
 */
export function presentRegionCode(geonameId: number, countryCode: string, code: string, district: string): string {
  const moved = divisionOfMovedTown.get(geonameId);
  if (moved !== undefined) return moved;
  if (countryCode !== 'NO') return code;
  const municipality = Number(district);
  return countiesOfNorway.find(([first, last]) => municipality >= first && municipality <= last)?.[2] ?? code;
}

/** United States territories, which GeoNames has as countries and job feeds have as states. */
export const territoriesOfTheUnitedStates: Readonly<Record<string, string>> = {
  PR: 'Puerto Rico',
  GU: 'Guam',
  VI: 'U.S. Virgin Islands',
  AS: 'American Samoa',
  MP: 'Northern Mariana Islands',
};
