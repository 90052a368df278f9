import { FilterBar } from '@keepmark/ui/entity-list';
import { NativeSelect } from '@mantine/core';
import {
  type CompanyFilter,
  type CompanyLoad,
  companyLoads,
  companySorts,
  readCompanyFilter,
  readCompanyLoad,
} from './company-filter';

export interface CompanyFilterBarProps {
  filter: CompanyFilter;
  load: CompanyLoad;
  onChange: (changes: Partial<CompanyFilter>) => void;
  onLoad: (load: CompanyLoad) => void;
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Filters and sorts the saved companies. */
export function CompanyFilterBar({ filter, load, onChange, onLoad }: CompanyFilterBarProps) {
  return (
    <FilterBar
      label="Search saved companies"
      placeholder="Name, city, or notes"
      text={filter.text}
      onText={(text) => onChange({ text })}
      folding={{ setCount: load === 'all' ? 0 : 1 }}
    >
      <NativeSelect
        aria-label="Show"
        data={optionsOf(companyLoads)}
        value={load}
        onChange={({ currentTarget }) => onLoad(readCompanyLoad(currentTarget.value))}
      />
      <NativeSelect
        aria-label="Sort by"
        data={optionsOf(companySorts)}
        value={filter.sort}
        onChange={({ currentTarget }) => onChange({ sort: readCompanyFilter({ sort: currentTarget.value }).sort })}
      />
    </FilterBar>
  );
}
