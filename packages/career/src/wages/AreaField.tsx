import { type SearchFieldProps, SearchSelect, useSearchText } from '../search-select/SearchSelect';
import { useWageAreas } from './wages-api';

/** An area with known wages and prices. */
export interface ChosenArea {
  /** A metro area's CBSA code, the number of a nonmetropolitan area, or a state's two letters. */
  readonly areaCode: string;
  readonly name: string;
  /** Two letters; empty when unknown. */
  readonly stateCode: string;
}

export interface AreaFieldProps extends SearchFieldProps {
  /** Null if none is chosen. */
  readonly value: ChosenArea | null;
  /** Called with null when the field is cleared. */
  readonly onChange: (area: ChosenArea | null) => void;
}

const maxListed = 50;
const optionOf = ({ areaCode, name, stateCode }: ChosenArea) => ({ value: areaCode, label: name, stateCode });

/** A field to find an area by its name, county, or state. */
export function AreaField({ value, onChange, ...props }: AreaFieldProps) {
  const search = useSearchText(value?.name ?? '');
  const { data, error, isFetching } = useWageAreas(search.query === value?.name ? '' : search.query);
  return (
    <SearchSelect
      label="Area"
      placeholder="City, county, or state"
      nothingFoundMessage={isFetching ? 'Searching' : 'No area matches. Try the county or state.'}
      {...(error && { error: error.message })}
      {...props}
      options={(data?.results ?? []).slice(0, maxListed).map(optionOf)}
      value={value && optionOf(value)}
      search={search}
      onChange={(option) =>
        onChange(option && { areaCode: option.value, name: option.label, stateCode: option.stateCode })
      }
    />
  );
}
