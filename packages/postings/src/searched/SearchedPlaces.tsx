import type { JobSearchAnswer } from '@keepmark/contracts';
import { Button, Group, Text } from '@mantine/core';
import type { JobSearch } from '../job-search';

export interface SearchedPlacesProps {
  answer: JobSearchAnswer;
  search: JobSearch;
  onSearch: (search: JobSearch) => void;
}

/** Names the searched location if it differs from what was typed, and suggests spellings for an unknown one. */
export function SearchedPlaces({ answer, search, onSearch }: SearchedPlacesProps) {
  const understood = (answer.searchedPlaces ?? []).filter(
    ({ text, label }) => text.toLowerCase() !== label.toLowerCase(),
  );
  return (
    <>
      {understood.length > 0 ? (
        <Text size="sm">{`Showing results for ${understood.map(({ label }) => label).join(' and ')}.`}</Text>
      ) : null}
      {answer.didYouMean?.map(({ text, labels }) => (
        <Group key={text} gap="xs">
          <Text size="sm">{`We don’t know “${text}”. Did you mean`}</Text>
          {labels.map((label) => (
            <Button
              key={label}
              size="compact-sm"
              variant="light"
              onClick={() => onSearch({ ...search, location: search.location.replace(text, label), page: 1 })}
            >
              {`${label}?`}
            </Button>
          ))}
        </Group>
      ))}
    </>
  );
}
