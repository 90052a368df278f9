import { Icon } from '@keepmark/ui';
import { TextInput } from '@mantine/core';
import type { JobCounts } from '../job-metrics';
import { FilterChoices } from './FilterChoices';
import type { JobFilter } from './job-filter';
import classes from './JobFilterBar.module.css';

export interface JobFilterBarProps {
  filter: JobFilter;
  counts: JobCounts;
  onChange: (changes: Partial<JobFilter>) => void;
}

/** Finds kept jobs by word, status and submission method, and puts them in order. */
export function JobFilterBar({ filter, counts, onChange }: JobFilterBarProps) {
  return (
    <search className={classes['bar']}>
      <TextInput
        type="search"
        aria-label="Search kept jobs"
        placeholder="Title, company, place or note"
        leftSection={<Icon name="search" size="sm" />}
        className={classes['wide']}
        value={filter.text}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
      <FilterChoices show={filter.show} method={filter.method} sort={filter.sort} counts={counts} onChange={onChange} />
    </search>
  );
}
