import { countryName } from '@keepmark/ui/words';
import { useCountries } from '../geography-api';

export interface CountryOption {
  readonly value: string;
  readonly label: string;
}

/** The options of a country field. Until the countries load, only the selected one, named by the browser. */
export function useCountryOptions(selectedCode: string): readonly CountryOption[] {
  const countries = useCountries();
  if (countries.data)
    return countries.data.map((country) => ({ value: country.countryCode, label: country.countryName }));
  if (!/^[A-Z]{2}$/.test(selectedCode)) return [];
  return [{ value: selectedCode, label: countryName(selectedCode) }];
}
