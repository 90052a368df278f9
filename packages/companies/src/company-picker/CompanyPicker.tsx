import { searchText } from '@keepmark/contracts';
import { Icon } from '@keepmark/ui';
import { Combobox, TextInput, type TextInputProps, useCombobox } from '@mantine/core';
import { useMemo } from 'react';
import { useCompanies, useSavedCompanies } from '../companies-store';
import { companyAddress, type NamedCompany } from '../company';
import type { Company } from '../company-table';
import { useCompanyActions } from '../use-company-actions';

const maxOptions = 20;

const collator = new Intl.Collator('en');
// Rows are immutable, so the name is made once for all key presses.
const searchedNames = new WeakMap<Company, string>();

function searchedName(company: Company): string {
  let name = searchedNames.get(company);
  if (name === undefined) searchedNames.set(company, (name = searchText(company.companyName)));
  return name;
}

/** Up to 20 saved companies whose name contains the typed text, those that start with it first. */
function matchingCompanies(companies: readonly Company[], typed: string): Company[] {
  const wanted = searchText(typed);
  return companies
    .map((company) => ({ company, at: searchedName(company).indexOf(wanted) }))
    .filter(({ company, at }) => company.companyName !== '' && at >= 0)
    .toSorted(
      (left, right) =>
        Math.min(1, left.at) - Math.min(1, right.at) ||
        collator.compare(left.company.companyName, right.company.companyName),
    )
    .slice(0, maxOptions)
    .map(({ company }) => company);
}

export interface CompanyPickerProps extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> {
  /** The id is empty if no saved company has the name. */
  value: NamedCompany;
  onChange: (value: NamedCompany) => void;
}

/** The option that adds the typed name as a company. */
const addOption = '\u0000add';

/** A company's name: typed, picked from the saved companies, or added to them right here. */
export function CompanyPicker({ value, onChange, label = 'Company', ...input }: CompanyPickerProps) {
  const companies = useCompanies();
  const saved = useSavedCompanies();
  const { save } = useCompanyActions();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const typed = value.companyName.trim();
  const options = useMemo(() => matchingCompanies(companies, typed), [companies, typed]);
  const isNew = typed !== '' && saved.named(typed) === undefined;

  const type = (companyName: string) => {
    const same = saved.named(companyName);
    onChange({ companyId: same?.companyName === companyName ? same.internalId : '', companyName });
    combobox.openDropdown();
    combobox.resetSelectedOption();
  };

  const choose = (option: string) => {
    combobox.closeDropdown();
    if (option === addOption) {
      const companyId = save({ companyName: typed }, 'Added');
      if (companyId !== undefined) onChange({ companyId, companyName: typed });
      return;
    }
    const company = companies.find(({ internalId }) => internalId === option);
    if (company) onChange({ companyId: company.internalId, companyName: company.companyName });
  };

  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal>
      <Combobox.Target>
        <TextInput
          maxLength={200}
          autoComplete="off"
          {...input}
          label={label}
          value={value.companyName}
          rightSection={value.companyId ? <Icon name="check" size="sm" label="Saved company" /> : null}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onFocus={(event) => {
            combobox.openDropdown();
            input.onFocus?.(event);
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={(event) => {
            combobox.closeDropdown();
            input.onBlur?.(event);
          }}
        />
      </Combobox.Target>
      <Options companies={options} added={isNew ? typed : ''} />
    </Combobox>
  );
}

interface OptionsProps {
  companies: readonly Company[];
  /** The typed name that can be added; empty when it's saved already. */
  added: string;
}

function Options({ companies, added }: OptionsProps) {
  return (
    <Combobox.Dropdown hidden={companies.length === 0 && added === ''}>
      <Combobox.Options mah={260} style={{ overflowY: 'auto' }} aria-label="Saved companies">
        {companies.map((company) => (
          <Combobox.Option key={company.internalId} value={company.internalId}>
            {[company.companyName, companyAddress({ ...company, address: '' })].filter(Boolean).join(' · ')}
          </Combobox.Option>
        ))}
        {added === '' ? null : (
          <Combobox.Option value={addOption}>{`Add “${added}” to your companies`}</Combobox.Option>
        )}
      </Combobox.Options>
    </Combobox.Dropdown>
  );
}

export interface CompanyNamePickerProps extends Omit<CompanyPickerProps, 'value' | 'onChange'> {
  companyName: string;
  onChange: (companyName: string) => void;
}

/** A company picker for rows that store only the company's name. */
export function CompanyNamePicker({ companyName, onChange, ...rest }: CompanyNamePickerProps) {
  const companyId = useSavedCompanies().named(companyName)?.internalId ?? '';
  return (
    <CompanyPicker {...rest} value={{ companyId, companyName }} onChange={(value) => onChange(value.companyName)} />
  );
}
