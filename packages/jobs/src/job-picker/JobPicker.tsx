import { filterOptions } from '@keepmark/ui/filter-options';
import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { jobName } from '../job';
import { useSavedJobs } from '../jobs-store';

export interface JobPickerProps {
  /** Empty for none. */
  readonly jobId: string;
  /** Gets undefined when the field is cleared. */
  readonly onChange: (
    job: { readonly jobId: string; readonly jobTitle: string; readonly companyName: string } | undefined,
  ) => void;
  readonly label?: string;
}

/** How many of the jobs that match are listed at a time. */
const maxListed = 50;

/** A field to pick a saved job by title or company, newest first. */
export function JobPicker({ jobId, onChange, label = 'Job' }: JobPickerProps) {
  const jobs = useSavedJobs();
  const options = useMemo(
    () =>
      jobs
        .toSorted((left, right) => (left.dateAdded < right.dateAdded ? 1 : -1))
        .map((job) => ({ value: job.internalId, label: jobName(job) })),
    [jobs],
  );
  return (
    <Select
      label={label}
      data={options}
      value={jobs.some(({ internalId }) => internalId === jobId) ? jobId : null}
      onChange={(id) => {
        const job = jobs.find(({ internalId }) => internalId === id);
        onChange(job && { jobId: job.internalId, jobTitle: job.jobTitle, companyName: job.companyName });
      }}
      searchable
      filter={filterOptions}
      selectFirstOptionOnChange
      clearable
      limit={maxListed}
      placeholder="None"
      nothingFoundMessage="No saved job matches"
    />
  );
}
