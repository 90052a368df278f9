import { FilterBar } from '@keepmark/ui/entity-list';
import { memo } from 'react';
import type { JobCounts } from '../job-metrics';
import { FilterChoices } from './FilterChoices';
import type { JobFilter } from '../job-view/job-filter';

export interface JobFilterBarProps {
  filter: JobFilter;
  counts: JobCounts;
  onChange: (changes: Partial<JobFilter>) => void;
}

/**
 * Filters and sorts saved jobs. On a small screen the filters are behind a button. Memoized, since the list follows a key
 * later.
 */
export const JobFilterBar = memo(function JobFilterBar({ filter, counts, onChange }: JobFilterBarProps) {
  const setCount = [filter.show !== 'all', filter.method !== 'any', filter.workplace !== 'any'].filter(Boolean).length;
  return (
    <FilterBar
      label="Search saved jobs"
      placeholder="Title or company"
      text={filter.text}
      onText={(text) => onChange({ text })}
      folding={{ setCount }}
    >
      <FilterChoices
        show={filter.show}
        method={filter.method}
        workplace={filter.workplace}
        sort={filter.sort}
        counts={counts}
        onChange={onChange}
      />
    </FilterBar>
  );
});
