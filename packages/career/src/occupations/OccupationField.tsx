import { popularOccupations } from '@keepmark/postings/popular-occupations';
import { type SearchFieldProps, SearchSelect, useSearchText } from '../search-select/SearchSelect';
import { useOccupationTitles } from './occupations-api';

/** An occupation of the Standard Occupational Classification. */
export interface ChosenOccupation {
  /** "29-1141". */
  readonly code: string;
  readonly title: string;
}

export interface OccupationFieldProps extends SearchFieldProps {
  /** Null if none is chosen. */
  readonly value: ChosenOccupation | null;
  readonly onChange: (occupation: ChosenOccupation) => void;
}

const optionOf = ({ code, title }: ChosenOccupation) => ({ value: code, label: title });

/** A field to find an occupation by any job title. It offers popular ones first. */
export function OccupationField({ value, onChange, ...props }: OccupationFieldProps) {
  const search = useSearchText(value?.title ?? '');
  const isSearch = search.query !== '' && search.query !== value?.title;
  const { data, error, isFetching } = useOccupationTitles(isSearch ? search.query : '');
  const found = (data?.results ?? []).map(({ code, title, matchingTitles }) => ({
    value: code,
    label: title,
    details: matchingTitles.join(', '),
  }));
  return (
    <SearchSelect
      label="Occupation"
      placeholder="Nurse, welder, data analyst"
      nothingFoundMessage={isFetching ? 'Searching' : 'No occupation has this title. Try a more common one.'}
      {...(error && { error: error.message })}
      {...props}
      options={isSearch ? found : popularOccupations.map(optionOf)}
      value={value && optionOf(value)}
      search={search}
      onChange={(option) => {
        if (option) onChange({ code: option.value, title: option.label });
      }}
    />
  );
}
