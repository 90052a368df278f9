import { type JobSearchAnswer, worldCountryCode } from '@keepmark/contracts';
import { countryInSentence } from '@keepmark/geography/country-words';
import { Button, Group, Text } from '@mantine/core';
import { countryName } from '../country-name';
import type { JobSearch } from './job-search';
import { searchCountryCode } from './search-countries';

export interface SearchedCountryProps {
  answer: JobSearchAnswer;
  search: JobSearch;
  onSearch: (search: JobSearch) => void;
}

/** Says where a search looked when that is not the country of the form, and offers a country that has the location. */
export function SearchedCountry({ answer, search, onSearch }: SearchedCountryProps) {
  const { searchedCountryCode, placesElsewhere = [] } = answer;
  const searched = searchCountryCode(searchedCountryCode ?? '') ?? search.country;
  const isOther = placesElsewhere.length === 0 && searched !== search.country;
  return (
    <>
      {isOther ? <Text size="sm">{`Searched in ${nameOf(searched)}, which your location names.`}</Text> : null}
      {placesElsewhere.map(({ text, label, countryCode }) => (
        <Group key={text} gap="xs">
          <Text size="sm">{`There is no ${text} in ${nameOf(search.country)}. We found ${label}.`}</Text>
          <Button
            size="compact-sm"
            variant="light"
            onClick={() => onSearch({ ...search, country: countryCode, page: 1 })}
          >
            {`Search in ${nameOf(countryCode)}`}
          </Button>
        </Group>
      ))}
    </>
  );
}

function nameOf(code: string): string {
  const country = searchCountryCode(code);
  return country === undefined || country === worldCountryCode
    ? 'every country'
    : countryInSentence(countryName(country));
}
