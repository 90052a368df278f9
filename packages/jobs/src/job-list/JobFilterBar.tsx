import { Icon } from '@keepmark/ui';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { JobCounts } from '../job-metrics';
import { FilterChoices } from './FilterChoices';
import type { JobFilter } from '../job-view/job-filter';
import classes from './JobFilterBar.module.css';

export interface JobFilterBarProps {
  filter: JobFilter;
  counts: JobCounts;
  onChange: (changes: Partial<JobFilter>) => void;
}

/** Filters and sorts saved jobs. On a small screen the filters are behind a button. */
export function JobFilterBar({ filter, counts, onChange }: JobFilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const set = Number(filter.show !== 'all') + Number(filter.method !== 'any');
  return (
    <search className={classes['bar']} data-open={isOpen || undefined}>
      <TextInput
        type="search"
        aria-label="Search saved jobs"
        placeholder="Title, company, location, or note"
        leftSection={<Icon name="search" size="sm" />}
        value={filter.text}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
      <Button className={classes['toggle']} variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {set ? `Filters (${set})` : 'Filters'}
      </Button>
      <FilterChoices show={filter.show} method={filter.method} sort={filter.sort} counts={counts} onChange={onChange} />
    </search>
  );
}
