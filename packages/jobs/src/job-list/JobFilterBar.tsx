import { FilterBar } from '@keepmark/ui/entity-list';
import { memo, type ReactNode } from 'react';
import type { JobCounts } from '../job-metrics';
import { FilterChoices } from './FilterChoices';
import type { JobFilter } from '../job-view/job-filter';

export interface JobFilterBarProps {
  filter: JobFilter;
  counts: JobCounts;
  /** Every tag of the saved jobs. */
  tags: readonly string[];
  onChange: (changes: Partial<JobFilter>) => void;
  /** At the end of the line on a phone. */
  end?: ReactNode;
}

/**
 * Filters and sorts saved jobs. On a small screen the filters are behind a button. Memoized, since the list follows a key
 * later.
 */
export const JobFilterBar = memo(function JobFilterBar({ filter, counts, tags, onChange, end }: JobFilterBarProps) {
  const { show, method, workplace, tag } = filter;
  const setCount = [show !== 'all', method !== 'any', workplace !== 'any', tag !== ''].filter(Boolean).length;
  return (
    <FilterBar
      label="Search saved jobs"
      placeholder="Title or company"
      text={filter.text}
      onText={(text) => onChange({ text })}
      folding={{ setCount }}
      end={end}
    >
      <FilterChoices
        show={show}
        method={method}
        workplace={workplace}
        tag={tag}
        tags={tags}
        sort={filter.sort}
        counts={counts}
        onChange={onChange}
      />
    </FilterBar>
  );
});
