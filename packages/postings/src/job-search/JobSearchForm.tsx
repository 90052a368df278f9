import { useCountrySetting } from '@keepmark/app-shell';
import type { GeocodedLocation } from '@keepmark/contracts';
import { useHomeLocation } from '@keepmark/geography/home-location';
import { LocationInput } from '@keepmark/geography/location-input';
import { Icon } from '@keepmark/ui';
import { FiltersButton } from '@keepmark/ui/entity-list';
import { Button, TextInput } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useId, useState } from 'react';
import { useJobSearchCounts } from '../postings-api';
import { FilterChips } from './FilterChips';
import { type JobSearch, jobSearchUrl } from '../job-search';
import classes from './JobSearchForm.module.css';
import { activeFilters } from '../search-filters';
import { SearchFilters } from './SearchFilters';

export interface JobSearchFormProps {
  search: JobSearch;
  onSearch: (search: JobSearch) => void;
}

/** On a small screen, the button Search is below the field: suggestions never cover it. */
const aboveField = { position: 'top', middlewares: { flip: false, shift: true } } as const;

/** The search form. Typed text waits for Search; a suggestion or a choice in a select searches immediately. */
export function JobSearchForm({ search, onSearch }: JobSearchFormProps) {
  const [defaultCountry] = useCountrySetting();
  // A first search is one near home, as soon as that is known.
  const home = useHomeLocation()?.locationText ?? '';
  const isFirst = Object.keys(jobSearchUrl(search, defaultCountry)).length === 0;
  const nearHome = isFirst ? { ...search, location: home } : search;
  const [typed, setTyped] = useState(nearHome);
  const [seen, setSeen] = useState(nearHome);
  const [filtersShown, { toggle: toggleFilters }] = useDisclosure(false);
  const filtersId = useId();
  const counts = useJobSearchCounts(search);
  const isWide = useMediaQuery('(min-width: 56.25em)', true, { getInitialValueInEffect: false });

  // The URL changed while the form was open: Back, or a link to another search.
  if (JSON.stringify(nearHome) !== JSON.stringify(seen)) {
    setSeen(nearHome);
    setTyped(nearHome);
  }

  const type = (changes: Partial<JobSearch>) => setTyped({ ...typed, ...changes });
  const choose = (changes: Partial<JobSearch>) => onSearch({ ...trimmed(typed), ...changes, page: 1 });
  const chooseLocation = (found: GeocodedLocation) => choose({ location: locationText(found) });
  const filterCount = activeFilters(search, defaultCountry).length;

  return (
    <search className={classes['search']}>
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          choose({});
        }}
      >
        <TextInput
          type="search"
          label="Job title or keywords"
          placeholder={'Nurse, "data analyst", welder -night'}
          leftSection={<Icon name="search" size="sm" />}
          className={classes['term']}
          maxLength={200}
          value={typed.term}
          onChange={({ currentTarget }) => type({ term: currentTarget.value })}
        />
        <LocationInput
          label="City, state, or ZIP code"
          placeholder="Austin, TX"
          leftSection={<Icon name="map-pin" size="sm" />}
          className={classes['location']}
          country={typed.country.toUpperCase()}
          acceptsFirst
          suggestsFor={(text) => text !== nearHome.location && !/^remote\b/i.test(text)}
          {...(!isWide && { comboboxProps: aboveField })}
          value={typed.location}
          onChange={(location) => type({ location })}
          onChoose={chooseLocation}
        />
        <Button type="submit" className={classes['submit']}>
          Search
        </Button>
        <FiltersButton
          variant="subtle"
          icon="adjustments"
          setCount={filterCount}
          isOpen={filtersShown}
          onToggle={toggleFilters}
          controls={filtersId}
          className={classes['more'] ?? ''}
        />
        <div id={filtersId} className={classes['filters']} data-shown={filtersShown || undefined}>
          <SearchFilters search={typed} counts={counts} onType={type} onChoose={choose} />
        </div>
      </form>
      <FilterChips search={search} defaultCountry={defaultCountry} onSearch={onSearch} />
    </search>
  );
}

const trimmed = (search: JobSearch): JobSearch => ({
  ...search,
  term: search.term.trim(),
  company: search.company.trim(),
  location: search.location.trim(),
});

const hasStateCodes = (countryCode: string): boolean => countryCode === 'US' || countryCode === 'CA';

/** How a search names a suggested location: "Austin, TX", "78701", "Paris, Île-de-France, France". */
function locationText({ type, label, city, stateCode, stateName, countryCode, countryName }: GeocodedLocation) {
  const zipCode = /^\d{5}(?=,)/.exec(label)?.[0];
  if (zipCode !== undefined) return zipCode;
  if (type === 'state' || type === 'country' || city === '') return label;
  return hasStateCodes(countryCode) && stateCode !== ''
    ? `${city}, ${stateCode}`
    : [city, stateName, countryName].filter(Boolean).join(', ');
}
