import { Icon } from '@keepmark/ui';
import list from '@keepmark/ui/entity-list.module.css';
import { NativeSelect, TextInput } from '@mantine/core';
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
    <search className={list['filters']}>
      <TextInput
        type="search"
        aria-label="Search contacts"
        placeholder="Name, company, e-mail, or notes"
        leftSection={<Icon name="search" size="sm" />}
        value={filter.text}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
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
    </search>
  );
}
