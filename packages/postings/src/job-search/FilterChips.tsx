import { Icon } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { JobSearch } from '../job-search';
import classes from './FilterChips.module.css';
import { activeFilters, withoutFilters } from '../search-filters';

export interface FilterChipsProps {
  search: JobSearch;
  defaultCountry: string;
  onSearch: (search: JobSearch) => void;
}

/** The filters in use, each a button that takes it off. Nothing without one. */
export function FilterChips({ search, defaultCountry, onSearch }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const filters = activeFilters(search, defaultCountry);
  if (filters.length === 0) return null;
  const remove = (without: Partial<JobSearch>) => {
    // The pressed button is about to disappear.
    list.current?.focus();
    onSearch({ ...search, ...without, page: 1 });
  };
  return (
    <ul className={classes['chips']} aria-label="Filters in use" ref={list} tabIndex={-1}>
      {filters.map(({ id, label, without }) => (
        <li key={id}>
          <Button
            size="compact-sm"
            variant="light"
            rightSection={<Icon name="x" size="xs" />}
            aria-label={`Remove filter: ${label}`}
            onClick={() => remove(without)}
          >
            {label}
          </Button>
        </li>
      ))}
      <li>
        <Button size="compact-sm" variant="subtle" onClick={() => remove(withoutFilters(search, defaultCountry))}>
          Clear filters
        </Button>
      </li>
    </ul>
  );
}
