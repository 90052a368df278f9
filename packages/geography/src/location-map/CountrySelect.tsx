import { filterOptions } from '@keepmark/ui/filter-options';
import { Select } from '@mantine/core';
import { useCountryOptions } from '../location-search/country-options';

export interface CountrySelectProps {
  countryCode: string;
  onCountry: (countryCode: string) => void;
}

/** A searchable country field. */
export function CountrySelect({ countryCode, onCountry }: CountrySelectProps) {
  const options = useCountryOptions(countryCode);
  return (
    <Select
      label="Country"
      searchable
      filter={filterOptions}
      selectFirstOptionOnChange
      allowDeselect={false}
      nothingFoundMessage="No countries found"
      data={options}
      value={countryCode}
      onChange={(chosen) => chosen && onCountry(chosen)}
    />
  );
}
