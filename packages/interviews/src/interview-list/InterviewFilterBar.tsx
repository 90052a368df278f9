import { FilterBar } from '@keepmark/ui/entity-list';
import { NativeSelect } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { interviewStatuses, shownInterviewTypes } from '../interview-vocabulary';
import type { Interview } from '../interview-table';
import { companiesOf, type InterviewFilter, readInterviewFilter } from './interview-filter';

export interface InterviewFilterBarProps {
  interviews: readonly Interview[];
  filter: InterviewFilter;
  onChange: (changes: Partial<InterviewFilter>) => void;
  /** At the end of the line on a phone. */
  end?: ReactNode;
}

const types = [{ value: 'all', label: 'All types' }, ...shownInterviewTypes.map((value) => ({ value, label: value }))];
const statuses = [
  { value: 'all', label: 'All statuses' },
  ...interviewStatuses.map((value) => ({ value, label: value })),
];

/** Filters interviews by text, company, type and status. */
export function InterviewFilterBar({ interviews, filter, onChange, end }: InterviewFilterBarProps) {
  const companies = useMemo(() => {
    const names = companiesOf(interviews);
    const missing = filter.company !== '' && !names.includes(filter.company) ? [filter.company] : [];
    return [{ value: '', label: 'All companies' }, ...[...missing, ...names].map((value) => ({ value, label: value }))];
  }, [interviews, filter.company]);
  const setCount = [filter.company !== '', filter.type !== 'all', filter.status !== 'all'].filter(Boolean).length;
  return (
    <FilterBar
      label="Search interviews"
      placeholder="Job or person"
      text={filter.text}
      onText={(text) => onChange({ text })}
      folding={{ setCount, icon: 'filter' }}
      end={end}
    >
      <NativeSelect
        aria-label="Company"
        data={companies}
        value={filter.company}
        onChange={({ currentTarget }) => onChange({ company: currentTarget.value })}
      />
      <NativeSelect
        aria-label="Type"
        data={types}
        value={filter.type}
        onChange={({ currentTarget }) => onChange({ type: readInterviewFilter({ type: currentTarget.value }).type })}
      />
      <NativeSelect
        aria-label="Status"
        data={statuses}
        value={filter.status}
        onChange={({ currentTarget }) =>
          onChange({ status: readInterviewFilter({ status: currentTarget.value }).status })
        }
      />
    </FilterBar>
  );
}
