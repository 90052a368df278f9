import { plural } from '@keepmark/ui/words';
import { useCountrySetting } from '@keepmark/app-shell';
import { jobSearchDistancesMiles, searchAgesDays } from '@keepmark/contracts';
import { Icon } from '@keepmark/ui';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId, useState } from 'react';
import { emptyJobSearch, type JobSearch } from './job-search';
import classes from './JobSearchForm.module.css';
import { searchCountriesWith } from './search-countries';

export interface JobSearchFormProps {
  search: JobSearch;
  onSearch: (search: JobSearch) => void;
}

const distanceOptions = jobSearchDistancesMiles.map((miles) => ({
  value: `${miles}`,
  label: plural(miles, 'mile'),
}));
const ageText = (days: number) => (days === 1 ? 'Last day' : `Last ${days} days`);
const ageOptions = searchAgesDays.map((days) => ({ value: `${days}`, label: days < 0 ? 'Anytime' : ageText(days) }));
const filterFields = ['company', 'distanceMiles', 'ageDays', 'country'] as const;

/** The search form. Typed text waits for Search; a choice in a select searches immediately. */
export function JobSearchForm({ search, onSearch }: JobSearchFormProps) {
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  const [filtersShown, { toggle: toggleFilters }] = useDisclosure(false);
  const filtersId = useId();

  // The URL changed while the form was open: Back, or a link to another search.
  if (JSON.stringify(search) !== JSON.stringify(seen)) {
    setSeen(search);
    setTyped(search);
  }

  const type = (changes: Partial<JobSearch>) => setTyped({ ...typed, ...changes });
  const choose = (changes: Partial<JobSearch>) => onSearch({ ...trimmed(typed), ...changes, page: 1 });
  const defaults = { ...emptyJobSearch, country: useCountrySetting()[0] };
  const filterCount = filterFields.filter((name) => search[name] !== defaults[name]).length;

  return (
    <search>
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
        <TextInput
          type="search"
          label="City or state"
          placeholder="Austin, TX"
          leftSection={<Icon name="map-pin" size="sm" />}
          className={classes['location']}
          maxLength={200}
          value={typed.location}
          onChange={({ currentTarget }) => type({ location: currentTarget.value })}
        />
        <Button type="submit" className={classes['submit']}>
          Search
        </Button>
        <Button
          variant="subtle"
          className={classes['more']}
          leftSection={<Icon name="adjustments" size="sm" />}
          aria-expanded={filtersShown}
          aria-controls={filtersId}
          onClick={toggleFilters}
        >
          {filterCount > 0 ? `Filters (${filterCount})` : 'Filters'}
        </Button>
        <div id={filtersId} className={classes['filters']} data-shown={filtersShown || undefined}>
          <TextInput
            type="search"
            label="Company"
            maxLength={200}
            value={typed.company}
            onChange={({ currentTarget }) => type({ company: currentTarget.value })}
          />
          <NativeSelect
            label="Distance"
            // The distance is from the city or state.
            disabled={typed.location.trim() === ''}
            data={distanceOptions}
            value={`${typed.distanceMiles}`}
            onChange={({ currentTarget }) => choose({ distanceMiles: Number(currentTarget.value) })}
          />
          <NativeSelect
            label="Posted"
            data={ageOptions}
            value={`${typed.ageDays}`}
            onChange={({ currentTarget }) => choose({ ageDays: Number(currentTarget.value) })}
          />
          <NativeSelect
            label="Country"
            data={searchCountriesWith(typed.country).map(({ code, name }) => ({ value: code, label: name }))}
            value={typed.country}
            onChange={({ currentTarget }) => choose({ country: currentTarget.value })}
          />
        </div>
      </form>
    </search>
  );
}

const trimmed = (search: JobSearch): JobSearch => ({
  ...search,
  term: search.term.trim(),
  company: search.company.trim(),
  location: search.location.trim(),
});
