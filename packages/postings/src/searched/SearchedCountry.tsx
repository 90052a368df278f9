import { type JobSearchAnswer, worldCountryCode } from '@keepmark/contracts';
import { countryInSentence, countryName } from '@keepmark/ui/words';
import { Button, Group, Text } from '@mantine/core';
import type { JobSearch } from '../job-search';
import { searchCountryCode } from '../search-countries';

export interface SearchedCountryProps {
  answer: JobSearchAnswer;
  search: JobSearch;
  onSearch: (search: JobSearch) => void;
}

/** Says which country was searched if it isn't the one in the form, and offers other countries that have the location. */
export function SearchedCountry({ answer, search, onSearch }: SearchedCountryProps) {
  const { searchedCountryCode, placesElsewhere = [] } = answer;
  const searched = searchCountryCode(searchedCountryCode ?? '') ?? search.country;
  const isOther = placesElsewhere.length === 0 && searched !== search.country;
  return (
    <>
      {isOther ? <Text size="sm">{`Searched in ${nameOf(searched)}, based on your location.`}</Text> : null}
      {placesElsewhere.map(({ text, label, countryCode }) => (
        <Group key={text} gap="xs">
          <Text size="sm">{`We couldn’t find ${text} in ${nameOf(search.country)}, but we found ${label}.`}</Text>
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
