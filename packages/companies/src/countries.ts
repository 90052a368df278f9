import { worldCountryCode } from '@keepmark/contracts';
import { countryName } from './country-name';

const codes =
  'ae ar at au be bg br ca ch cl cn co cr cz de dk ee eg es fi fr gb gr hk hr hu id ie il in is it jp ke kr lt lu lv mx my ng nl no nz pe ph pl pt ro sa se sg si sk th tr tw ua us vn za';

/** The short country list of the specification (section 3), everywhere first, then by name; for a select. */
export const countryOptions: readonly { readonly value: string; readonly label: string }[] = [
  { value: worldCountryCode, label: 'Worldwide' },
  ...codes
    .split(' ')
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((left, right) => left.label.localeCompare(right.label, 'en')),
];
