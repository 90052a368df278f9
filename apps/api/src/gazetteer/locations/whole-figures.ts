/** An area by GeoNames' codes of its divisions from the country down: "MX.09", "US.NY.047". */
type AreaCode = string;

/** The population of a city that already includes its sections, which are listed too. */
interface WholeFigure {
  /** GeoNames id. */
  readonly city: number;
  /** Everything else in them is a section. */
  readonly areas?: readonly AreaCode[];
  /** Everything else of the country that is so near is one. */
  readonly withinKm?: number;
}

/**
 * On which level of a country's divisions, or of a division's, a municipality is, where the largest place of each has
 * the figure of all of it. Measured: the largest of each municipality come to 11.2 million people in Belgium (11.5 in
 * 2020), 56.2 in France (65.3 without overseas), 77.3 in Germany (83.2), 43.8 in Spain (47.4), 5.3 in Finland (5.5), 20.9
 * in Romania (21.7 in 2002, which its figures are of); all places to 15.9, 57.9, 79.4, 45.7, 5.8 and 24.6.
 */
export const municipalityLevels: Readonly<Record<AreaCode, number>> = {
  BE: 4,
  DE: 4,
  FR: 4,
  GF: 4,
  GP: 4,
  MQ: 4,
  RE: 4,
  CA: 3,
  ES: 3,
  FI: 3,
  RO: 2,
  // Towns of New England hold their villages; elsewhere a township's row is missing as often as not.
  'US.CT': 3,
  'US.MA': 3,
  'US.ME': 3,
  'US.NH': 3,
  'US.RI': 3,
  'US.VT': 3,
};

/** Level of the divisions that only quarters of large cities are in. */
export const quarterLevels: Readonly<Record<AreaCode, number>> = { ES: 4, IT: 4, PL: 4 };

/** Countries in which districts of a city are listed next to it, in its division and within its reach. */
export const countriesWithDistricts: ReadonlySet<string> = new Set(['CN', 'TR']);

/** Cases that the rules above miss, from the official delineation of each city. */
export const wholeFigures: readonly WholeFigure[] = [
  // New York City and its five boroughs, which are counties.
  { city: 5_128_581, areas: ['US.NY.005', 'US.NY.047', 'US.NY.061', 'US.NY.081', 'US.NY.085'] },
  { city: 4_140_963, areas: ['US.DC'] },
  // Chicago, Philadelphia, Cleveland: their county subdivision is the city.
  { city: 4_887_398, areas: ['US.IL.031.14000'] },
  { city: 4_560_349, areas: ['US.PA.101.60000'] },
  { city: 5_150_529, areas: ['US.OH.035.16000'] },
  // Mexico City and its boroughs.
  { city: 3_530_597, areas: ['MX.09'] },
  // Brussels: its figure is of all 19 municipalities.
  { city: 2_800_866, areas: ['BE.BRU'] },
  // London and its boroughs; Birmingham.
  { city: 2_643_743, areas: ['GB.ENG.GLA'] },
  { city: 2_655_603, areas: ['GB.ENG.A7'] },
  // Istanbul: its province is the city.
  { city: 745_044, areas: ['TR.34'] },
  // Moscow and Saint Petersburg: federal cities.
  { city: 524_901, areas: ['RU.48'] },
  { city: 498_817, areas: ['RU.66'] },
  { city: 1_819_729, areas: ['HK'] },
  { city: 1_880_252, areas: ['SG'] },
  // Shanghai, Guangzhou, Dongguan, Foshan, Shenzhen: figures of all of their prefecture.
  { city: 1_796_236, areas: ['CN.23'] },
  { city: 1_809_858, areas: ['CN.30.4401'] },
  { city: 1_812_545, areas: ['CN.30.4419'] },
  { city: 1_811_103, areas: ['CN.30.4406'] },
  { city: 1_795_565, areas: ['CN.30.4403'] },
  // Ho Chi Minh City, Hanoi, Bangkok, Kinshasa, Cairo, Taipei: their division is the city.
  { city: 1_566_083, areas: ['VN.20'] },
  { city: 1_581_130, areas: ['VN.44'] },
  { city: 1_609_350, areas: ['TH.40'] },
  { city: 2_314_302, areas: ['CD.06'] },
  { city: 360_630, areas: ['EG.11'] },
  { city: 1_668_341, areas: ['TW.04.TPE'] },
  // Mumbai and its suburban district; Hyderabad and Bengaluru as far as they reach since 2007.
  { city: 1_275_339, areas: ['IN.16.518'] },
  { city: 1_269_843, withinKm: 20 },
  { city: 1_277_333, withinKm: 20 },
  { city: 1_185_241, areas: ['BD.81.3026'] },
  // Johannesburg, Cape Town, Durban: metropolitan municipalities.
  { city: 993_800, areas: ['ZA.06.JHB'] },
  { city: 3_369_157, areas: ['ZA.11.CPT'] },
  { city: 1_007_311, areas: ['ZA.02.ETH'] },
  // Agglomerations: Lagos, Abidjan, Dakar, Algiers, Havana, Medina, Muscat, Rabat, Lima, Santiago.
  { city: 2_332_459, withinKm: 35 },
  { city: 2_293_538, withinKm: 20 },
  { city: 2_253_354, withinKm: 15 },
  { city: 2_507_480, withinKm: 12 },
  { city: 3_553_478, areas: ['CU.02'] },
  { city: 109_223, withinKm: 10 },
  { city: 287_286, withinKm: 25 },
  { city: 2_538_475, withinKm: 10 },
  { city: 3_936_456, areas: ['PE.LMA', 'PE.15.1501'] },
  { city: 3_871_336, areas: ['CL.12.131'] },
  // Belgrade, Copenhagen, Stockholm, Dublin, Halifax.
  { city: 792_680, withinKm: 12 },
  { city: 2_618_425, withinKm: 12 },
  { city: 2_673_730, withinKm: 12 },
  { city: 2_964_574, withinKm: 10 },
  { city: 6_324_729, areas: ['CA.07.1209'] },
  // The significant urban areas of Australia.
  { city: 2_147_714, withinKm: 50 },
  { city: 2_158_177, withinKm: 45 },
  { city: 2_174_003, withinKm: 45 },
  { city: 2_063_523, withinKm: 45 },
  { city: 2_078_025, withinKm: 35 },
  { city: 2_165_087, withinKm: 25 },
  { city: 2_155_472, withinKm: 15 },
  { city: 2_171_507, withinKm: 20 },
  { city: 2_165_798, withinKm: 12 },
  { city: 2_163_355, withinKm: 20 },
  { city: 2_073_124, withinKm: 20 },
  { city: 2_172_517, areas: ['AU.01'] },
];

/**
 * Quarters that nothing else tells from a town: Maryvale, Deer Valley, Alhambra and Ahwatukee Foothills of Phoenix,
 * Tempe Junction, Allapattah and Coconut Grove of Miami, Brooklyn in Baltimore, Lexington, whose county is the city.
 */
export const quartersBySight: ReadonlySet<number> = new Set([
  5_303_929, 5_292_387, 5_551_123, 5_552_450, 5_317_071, 4_145_805, 4_151_460, 4_349_594, 4_297_983,
]);

/**
 * Places whose figure is of something larger: Camayenne (Conakry), Parádsasvár, Pasragad Branch (Hamadān), Kanayannur
 * (Kochi), Kampung Baru Subang, Budta, Ironville and Meads (around Ashland, Kentucky), Ladner (Delta).
 */
export const figuresOfSomethingElse: ReadonlySet<number> = new Set([
  2_422_488, 3_046_619, 10_630_176, 12_501_153, 1_771_023, 1_723_510, 4_295_940, 4_300_488, 7_602_078,
]);
