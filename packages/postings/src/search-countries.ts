import { isCountryCode } from '@keepmark/app-shell/countries';
import { worldCountryCode } from '@keepmark/contracts';
import { countryName } from '@keepmark/ui/words';

/** The short country list of the specification (section 3): lowercase two-letter codes. */
const codes =
  'ae ar at au be bg br ca ch cl cn co cr cz de dk ee eg es fi fr gb gr hk hr hu id ie il in is it jp ke kr lt lu lv mx my ng nl no nz pe ph pl pt ro sa se sg si sk th tr tw ua us vn za'.split(
    ' ',
  );

export interface SearchCountry {
  readonly name: string;
  /** Lowercase two-letter code, or WORLD. */
  readonly code: string;
}

const worldwide: SearchCountry = { name: 'Worldwide', code: worldCountryCode };

/** Countries to search in: worldwide first, then by name. */
export const searchCountries: readonly SearchCountry[] = [
  worldwide,
  ...codes
    .map((code) => ({ code, name: countryName(code) }))
    .toSorted((left, right) => left.name.localeCompare(right.name, 'en')),
];

/** The list plus the chosen country if it isn't on it, since the settings offer every country. */
export function searchCountriesWith(chosen: string): readonly SearchCountry[] {
  const isListed = searchCountries.some(({ code }) => code === chosen);
  return isListed ? searchCountries : [...searchCountries, { code: chosen, name: countryName(chosen) }];
}

/** The normalized code of a country or WORLD, whatever its case; undefined for anything else. */
export function searchCountryCode(text: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  if (wanted === worldCountryCode.toLowerCase()) return worldCountryCode;
  return isCountryCode(wanted) ? wanted : undefined;
}
