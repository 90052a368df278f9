import { Icon } from '@keepmark/ui';
import list from '@keepmark/ui/entity-list.module.css';
import { NativeSelect, TextInput } from '@mantine/core';
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
    <search className={list['filters']}>
      <TextInput
        type="search"
        aria-label="Search saved companies"
        placeholder="Name, city, or notes"
        leftSection={<Icon name="search" size="sm" />}
        value={filter.text}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
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
    </search>
  );
}
