import { type JobSort, jobSorts } from '@keepmark/contracts';
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

/** The order of the results. Nothing is nearest without a location. */
export function SortSelect({ search, onSearch }: SortSelectProps) {
  return (
    <NativeSelect
      aria-label="Sort by"
      size="sm"
      data={jobSorts.map((value) => ({
        value,
        label: sortLabels[value],
        disabled: value === 'nearest' && search.location === '',
      }))}
      value={search.sort}
      onChange={({ currentTarget }) =>
        onSearch({ ...search, sort: jobSorts.find((sort) => sort === currentTarget.value) ?? 'relevance', page: 1 })
      }
    />
  );
}
