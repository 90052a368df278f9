import { isCountryCode } from '@keepmark/app-shell/countries';
import { worldCountryCode } from '@keepmark/contracts';
import { countryName } from './country-name';

const codes =
  'ae ar at au be bg br ca ch cl cn co cr cz de dk ee eg es fi fr gb gr hk hr hu id ie il in is it jp ke kr lt lu lv mx my ng nl no nz pe ph pl pt ro sa se sg si sk th tr tw ua us vn za';

/** The short country list of the specification (section 3), everywhere first, then by name; for a select. */
const countryOptions: readonly { readonly value: string; readonly label: string }[] = [
  { value: worldCountryCode, label: 'Worldwide' },
  ...codes
    .split(' ')
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((left, right) => left.label.localeCompare(right.label, 'en')),
];

/** The same, with the chosen country where the list has it not: the settings know every country. */
export const countryOptionsWith = (chosen: string) =>
  countryOptions.some(({ value }) => value === chosen)
    ? [...countryOptions]
    : [...countryOptions, { value: chosen, label: countryName(chosen) }];

/** Lowercase two letters that name a country, or WORLD. */
export const isCountryOption = (code: string): boolean => code === worldCountryCode || isCountryCode(code);
