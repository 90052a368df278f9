import { NativeSelect } from '@mantine/core';
import { memo } from 'react';
import { completeStatuses, defaultJobStatus, inProgressStatuses, type JobStatus, jobStatusLabels } from '../job-status';
import { type JobCounts, processMetrics, submissionMethodMetrics } from '../job-metrics';
import { type JobFilter, readJobFilter } from '../job-view/job-filter';
import { jobSorts } from '../job-view/job-sort';
import { workplaceOptions } from '@keepmark/postings/workplace';

export interface FilterChoicesProps extends Pick<JobFilter, 'show' | 'method' | 'workplace' | 'tag' | 'sort'> {
  counts: JobCounts;
  /** Every tag of the saved jobs. */
  tags: readonly string[];
  onChange: (changes: Partial<JobFilter>) => void;
}

const placeOptions = [{ value: 'any', label: 'Any workplace' }, ...workplaceOptions];
const sortOptions = Object.entries(jobSorts).map(([value, label]) => ({ value, label }));

function showOptions(counts: JobCounts) {
  const counted = (statuses: readonly JobStatus[]) =>
    statuses.map((value) => ({ value, label: `${jobStatusLabels[value]} (${counts.byStatus[value] ?? 0})` }));
  const sets = processMetrics(counts).map(({ metricKey, metricName, metricValue }) => ({
    value: metricKey === 'saved' ? 'all' : metricKey,
    label: metricKey === 'saved' ? `All jobs (${metricValue})` : `${metricName} (${metricValue})`,
  }));
  return [
    ...sets,
    { value: 'applications', label: 'Applications started' },
    ...counted([defaultJobStatus]),
    { group: 'In-Progress', items: counted(inProgressStatuses) },
    { group: 'Complete', items: counted(completeStatuses) },
  ];
}

function methodOptions(counts: JobCounts) {
  const each = submissionMethodMetrics(counts).map(({ metricKey, metricName, metricValue }) => ({
    value: metricKey,
    label: `${metricName} (${metricValue})`,
  }));
  return [{ value: 'any', label: 'Any method' }, { value: 'handed-in', label: 'Submitted, any method' }, ...each];
}

/** The selects beside the search field. Memoized, since their forty options don't change while someone types. */
export const FilterChoices = memo(function FilterChoices({
  show,
  method,
  workplace,
  tag,
  sort,
  counts,
  tags,
  onChange,
}: FilterChoicesProps) {
  return (
    <>
      <NativeSelect
        aria-label="Show"
        data={showOptions(counts)}
        value={show}
        onChange={({ currentTarget }) => onChange({ show: readJobFilter({ show: currentTarget.value }).show })}
      />
      <NativeSelect
        aria-label="Submitted through"
        data={methodOptions(counts)}
        value={method}
        onChange={({ currentTarget }) => onChange({ method: readJobFilter({ method: currentTarget.value }).method })}
      />
      <NativeSelect
        aria-label="Workplace"
        data={placeOptions}
        value={workplace}
        onChange={({ currentTarget }) =>
          onChange({ workplace: readJobFilter({ workplace: currentTarget.value }).workplace })
        }
      />
      {tags.length > 0 || tag !== '' ? (
        <NativeSelect
          aria-label="Tag"
          data={[{ value: '', label: 'Any tag' }, ...new Set([...tags, ...(tag ? [tag] : [])])]}
          value={tag}
          onChange={({ currentTarget }) => onChange({ tag: currentTarget.value })}
        />
      ) : null}
      <NativeSelect
        aria-label="Sort by"
        data={sortOptions}
        value={sort}
        onChange={({ currentTarget }) =>
          onChange({ sort: readJobFilter({ sort: currentTarget.value }).sort, reverse: false })
        }
      />
    </>
  );
});
