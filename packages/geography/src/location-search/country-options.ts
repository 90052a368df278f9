import { useCountries } from '../geography-api';

export interface CountryOption {
  readonly value: string;
  readonly label: string;
}

/** Every country to choose from. Until the service has named them, or without it, the chosen one has its name from the browser. */
export function useCountryOptions(chosenCode: string): readonly CountryOption[] {
  const countries = useCountries();
  if (countries.data)
    return countries.data.map(({ countryCode, countryName }) => ({ value: countryCode, label: countryName }));
  if (!/^[A-Z]{2}$/.test(chosenCode)) return [];
  const label = new Intl.DisplayNames('en', { type: 'region' }).of(chosenCode) ?? chosenCode;
  return [{ value: chosenCode, label }];
}
