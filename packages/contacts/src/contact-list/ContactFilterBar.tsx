import { FilterBar } from '@keepmark/ui/entity-list';
import { NativeSelect } from '@mantine/core';
import { contactTypeLabels, contactTypes } from '../contact-type';
import { useContactCounts } from '../contacts-store';
import { type ContactFilter, contactSorts, readContactFilter } from './contact-filter';

export interface ContactFilterBarProps {
  filter: ContactFilter;
  onChange: (changes: Partial<ContactFilter>) => void;
}

const sortOptions = Object.entries(contactSorts).map(([value, label]) => ({ value, label }));

/** Filters and sorts the contacts. */
export function ContactFilterBar({ filter, onChange }: ContactFilterBarProps) {
  const counts = useContactCounts();
  const types = [
    { value: 'all', label: 'All types' },
    ...contactTypes.map((value) => ({
      value,
      label: `${contactTypeLabels[value]} (${(counts[value] ?? 0).toLocaleString('en')})`,
    })),
  ];
  return (
    <FilterBar
      label="Search contacts"
      placeholder="Name, company, email, or notes"
      text={filter.text}
      onText={(text) => onChange({ text })}
      folding={{ setCount: filter.type === 'all' ? 0 : 1 }}
    >
      <NativeSelect
        aria-label="Contact type"
        data={types}
        value={filter.type}
        onChange={({ currentTarget }) => onChange({ type: readContactFilter({ type: currentTarget.value }).type })}
      />
      <NativeSelect
        aria-label="Sort by"
        data={sortOptions}
        value={filter.sort}
        onChange={({ currentTarget }) => onChange({ sort: readContactFilter({ sort: currentTarget.value }).sort })}
      />
    </FilterBar>
  );
}
