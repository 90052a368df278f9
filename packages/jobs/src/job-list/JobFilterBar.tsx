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

/** Finds kept jobs by word, status and submission method, and puts them in order. On a small screen it unfolds. */
export function JobFilterBar({ filter, counts, onChange }: JobFilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const set = Number(filter.show !== 'all') + Number(filter.method !== 'any');
  return (
    <search className={classes['bar']} data-open={isOpen || undefined}>
      <TextInput
        type="search"
        aria-label="Search kept jobs"
        placeholder="Title, company, place or note"
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
