import { isCountryCode } from '@keepmark/app-shell/countries';
import { worldCountryCode } from '@keepmark/contracts';
import { countryName } from '@keepmark/ui/words';

const codes =
  'ae ar at au be bg br ca ch cl cn co cr cz de dk ee eg es fi fr gb gr hk hr hu id ie il in is it jp ke kr lt lu lv mx my ng nl no nz pe ph pl pt ro sa se sg si sk th tr tw ua us vn za';

/** Options for a country select: Worldwide, then the specification's short list (section 3) by name. */
const countryOptions: readonly { readonly value: string; readonly label: string }[] = [
  { value: worldCountryCode, label: 'Worldwide' },
  ...codes
    .split(' ')
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((left, right) => left.label.localeCompare(right.label, 'en')),
];

/** The options, plus the chosen country if it isn't on the list: the settings offer every country. */
export const countryOptionsWith = (chosen: string) =>
  countryOptions.some(({ value }) => value === chosen)
    ? [...countryOptions]
    : [...countryOptions, { value: chosen, label: countryName(chosen) }];

/** Whether a code is WORLD or a lowercase two-letter country code. */
export const isCountryOption = (code: string): boolean => code === worldCountryCode || isCountryCode(code);
