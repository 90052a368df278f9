import { Icon } from '@keepmark/ui';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCompanyGroups } from '../companies-api';
import { countryOptionsWith } from '../countries';
import type { CompanySearch } from './company-search';
import classes from './CompanySearchForm.module.css';

export interface CompanySearchFormProps {
  search: CompanySearch;
  onSearch: (search: CompanySearch) => void;
  /** Hides the group field, for the screen of one group. */
  withoutGroup?: boolean;
}

/** The directory search form. Text is searched on submit; the selects apply immediately. */
export function CompanySearchForm({ search, onSearch, withoutGroup = false }: CompanySearchFormProps) {
  const [term, setTerm] = useState(search.term);
  const [seenTerm, setSeenTerm] = useState(search.term);
  // The URL changed without the form: Back, or a link to another search.
  if (search.term !== seenTerm) {
    setSeenTerm(search.term);
    setTerm(search.term);
  }
  const choose = (changes: Partial<CompanySearch>) => onSearch({ ...search, term: term.trim(), page: 1, ...changes });
  return (
    <search>
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          choose({});
        }}
      >
        <TextInput
          type="search"
          label="Company or keywords"
          placeholder="Name or keyword"
          leftSection={<Icon name="search" size="sm" />}
          className={classes['term']}
          maxLength={200}
          value={term}
          onChange={({ currentTarget }) => setTerm(currentTarget.value)}
        />
        {withoutGroup ? null : <GroupSelect group={search.group} onChange={(group) => choose({ group })} />}
        <NativeSelect
          label="Country"
          data={countryOptionsWith(search.country)}
          value={search.country}
          onChange={({ currentTarget }) => choose({ country: currentTarget.value })}
        />
        <Button type="submit" className={classes['submit']}>
          Search
        </Button>
      </form>
    </search>
  );
}

function GroupSelect({ group: chosen, onChange }: { group: string; onChange: (group: string) => void }) {
  const { data: groups = [] } = useCompanyGroups();
  const options = groups.map(({ group, groupName, companyCount }) => ({
    value: group,
    label: `${groupName} (${companyCount.toLocaleString('en')})`,
  }));
  // The URL may name a group that isn't loaded yet.
  const isListed = chosen === '' || groups.some(({ group }) => group === chosen);
  return (
    <NativeSelect
      label="Group"
      data={[{ value: '', label: 'All groups' }, ...options, ...(isListed ? [] : [{ value: chosen, label: chosen }])]}
      value={chosen}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
