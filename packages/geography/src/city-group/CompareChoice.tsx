import { filterOptions } from '@keepmark/ui/filter-options';
import { Checkbox, MultiSelect } from '@mantine/core';
import { useMemo } from 'react';
import type { SavedCity } from '../saved-cities';
import classes from './CityGroupPage.module.css';
import { maxCompared, toggleCompared } from './comparison';

/** More cities than this are searched by name: a checkbox for each would fill the screen, and slow it down. */
const maxCheckboxes = 24;
/** So many matches are listed at once; typing narrows them down. */
const maxMatches = 50;

export interface CompareChoiceProps {
  readonly cities: readonly SavedCity[];
  /** Internal ids, in the order of comparison. */
  readonly compared: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Chooses which cities are compared: from checkboxes, or from a search field if there are many. */
export function CompareChoice(props: CompareChoiceProps) {
  return props.cities.length > maxCheckboxes ? <SearchedCities {...props} /> : <CheckedCities {...props} />;
}

function CheckedCities({ cities, compared, onChange }: CompareChoiceProps) {
  return (
    <fieldset className={classes['compare']}>
      <legend>Compare up to {maxCompared}</legend>
      {cities.map(({ internalId, cityName }) => (
        <Checkbox
          key={internalId}
          label={cityName}
          checked={compared.includes(internalId)}
          disabled={compared.length >= maxCompared && !compared.includes(internalId)}
          onChange={() => onChange(toggleCompared(compared, internalId))}
        />
      ))}
    </fieldset>
  );
}

function SearchedCities({ cities, compared, onChange }: CompareChoiceProps) {
  const options = useMemo(
    () =>
      cities.map(({ internalId, cityName, stateName, countryName }) => ({
        value: internalId,
        label: [cityName, stateName, countryName].filter(Boolean).join(', '),
      })),
    [cities],
  );
  const isFull = compared.length >= maxCompared;
  return (
    <MultiSelect
      label={`Compare up to ${maxCompared}`}
      description={`${cities.length.toLocaleString('en')} saved cities. Enter a name to find one.`}
      placeholder={isFull ? undefined : 'Add a city'}
      data={options}
      limit={maxMatches}
      searchable
      filter={filterOptions}
      hidePickedOptions
      maxValues={maxCompared}
      nothingFoundMessage={isFull ? 'Remove a city to add another.' : 'None of your saved cities has this name.'}
      value={[...compared]}
      onChange={onChange}
    />
  );
}
