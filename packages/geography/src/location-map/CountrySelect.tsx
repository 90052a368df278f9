import { Select } from '@mantine/core';
import { useCountries } from '../geography-api';

export interface CountrySelectProps {
  countryCode: string;
  onCountry: (countryCode: string) => void;
}

/** A country by its name, found by typing. */
export function CountrySelect({ countryCode, onCountry }: CountrySelectProps) {
  const countries = useCountries();
  return (
    <Select
      label="Country"
      searchable
      allowDeselect={false}
      nothingFoundMessage="No such country"
      data={(countries.data ?? []).map((country) => ({ value: country.countryCode, label: country.countryName }))}
      value={countryCode}
      onChange={(chosen) => chosen && onCountry(chosen)}
    />
  );
}
