import { type JobSort, jobSorts } from '@keepmark/contracts';
import { useHomeLocation } from '@keepmark/geography/home-location';
import { NativeSelect } from '@mantine/core';
import type { JobSearch } from '../job-search';

const sortLabels: Readonly<Record<JobSort, string>> = {
  relevance: 'Most relevant',
  newest: 'Newest',
  nearest: 'Nearest',
  salary: 'Highest salary',
};

export interface SortSelectProps {
  search: JobSearch;
  onSearch: (search: JobSearch) => void;
}

/** The order of the results. "Nearest" is from the searched location, or else from home; without either, nothing is nearest. */
export function SortSelect({ search, onSearch }: SortSelectProps) {
  const home = useHomeLocation()?.locationText ?? '';
  const location = search.location || home;
  const choose = (sort: JobSort) => onSearch({ ...search, sort, page: 1, ...(sort === 'nearest' && { location }) });
  return (
    <NativeSelect
      aria-label="Sort by"
      size="sm"
      data={jobSorts.map((value) => ({
        value,
        label: sortLabels[value],
        disabled: value === 'nearest' && location === '',
      }))}
      value={search.sort}
      onChange={({ currentTarget }) => choose(jobSorts.find((sort) => sort === currentTarget.value) ?? 'relevance')}
    />
  );
}
