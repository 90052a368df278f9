import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import { nameKey } from './name-key';

/** Names that people write and the ISO list does not have. */
const spokenNames: Readonly<Record<string, string>> = {
  america: 'us',
  'united states us': 'us',
  'united states usa': 'us',
  britain: 'gb',
  england: 'gb',
  scotland: 'gb',
  wales: 'gb',
  'northern ireland': 'gb',
  holland: 'nl',
  'the netherlands': 'nl',
  'republic of ireland': 'ie',
  korea: 'kr',
  'korea south': 'kr',
  'south korea': 'kr',
  'hong kong sar': 'hk',
  'hong kong sar china': 'hk',
  macau: 'mo',
  taiwan: 'tw',
  'ivory coast': 'ci',
  'czech republic': 'cz',
  'viet nam': 'vn',
  burma: 'mm',
  cesko: 'cz',
  macedonia: 'mk',
  'north macedonia': 'mk',
  deutschland: 'de',
  espana: 'es',
};

/** Where the first name of the ISO list is not the one that people read. */
const shortNames: Readonly<Record<string, string>> = {
  us: 'United States',
  gb: 'United Kingdom',
  ru: 'Russia',
  cz: 'Czechia',
  cn: 'China',
  tw: 'Taiwan',
  ir: 'Iran',
  sy: 'Syria',
  la: 'Laos',
  md: 'Moldova',
  tz: 'Tanzania',
  gm: 'Gambia',
  bn: 'Brunei',
  hk: 'Hong Kong',
  mo: 'Macao',
  mk: 'North Macedonia',
};

const namesOfCode = english.countries as Readonly<Record<string, string | readonly string[]>>;
const codeOfName = new Map<string, string>();
const displayNames = new Map<string, string>();
for (const [alpha2, names] of Object.entries(namesOfCode)) {
  const code = alpha2.toLowerCase();
  const all = typeof names === 'string' ? [names] : names;
  for (const name of all) codeOfName.set(nameKey(name), code);
  displayNames.set(code, shortNames[code] ?? all[0] ?? alpha2);
}
for (const [name, code] of Object.entries(spokenNames)) codeOfName.set(name, code);

const codeOfCode = new Map<string, string>([['UK', 'gb']]);
for (const [alpha2, alpha3] of codes as unknown as readonly (readonly [string, string])[]) {
  codeOfCode.set(alpha2, alpha2.toLowerCase());
  codeOfCode.set(alpha3, alpha2.toLowerCase());
}

/** As they are usually written: "France", "FR", "FRA". */
export function countryNamesAndCodes(): string[] {
  return [...displayNames.values(), ...codeOfCode.keys()];
}

/** Lowercase alpha-2 of a country's English name, in any usual spelling. */
export function countryOfName(name: string): string | undefined {
  return codeOfName.get(nameKey(name));
}

/** Lowercase alpha-2 of an ISO 3166 code of two or three letters, and of UK. */
export function countryOfCode(code: string): string | undefined {
  return codeOfCode.get(code.replaceAll(/[.\s]/g, '').toUpperCase());
}

/** "United States" for "us"; empty for anything that isn't a country. */
export function countryName(code: string): string {
  return displayNames.get(code) ?? '';
}
