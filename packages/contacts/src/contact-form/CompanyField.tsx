import { Autocomplete } from '@mantine/core';
import { useMemo } from 'react';
import { useKeptContacts } from '../contacts-store';

export interface CompanyFieldProps {
  value: { companyId: string; companyName: string };
  error?: React.ReactNode;
  onChange: (value: { companyId: string; companyName: string }) => void;
}

/** The company of a contact: typed, or picked from those that other contacts have. */
export function CompanyField({ value, error, onChange }: CompanyFieldProps) {
  const contacts = useKeptContacts();
  const names = useMemo(
    () => [...new Set(contacts.map(({ companyName }) => companyName).filter(Boolean))].toSorted(),
    [contacts],
  );
  return (
    <Autocomplete
      label="Company"
      data={names}
      limit={20}
      autoComplete="off"
      value={value.companyName}
      error={error}
      onChange={(companyName) => onChange({ companyId: '', companyName })}
    />
  );
}
