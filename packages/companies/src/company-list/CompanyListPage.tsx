import { deletedEntry } from '@keepmark/app-shell/deleted-entry';
import { RecentlyDeletedLink } from '@keepmark/app-shell/recently-deleted-link';
import { plural } from '@keepmark/ui/words';
import { useUrlFilter } from '@keepmark/app-shell/url-filter';
import { EmptyState, Page } from '@keepmark/ui';
import { ListHeader, MenuButton, useIsPhone } from '@keepmark/ui/list-header';
import { VirtualList } from '@keepmark/ui/virtual-list';
import { Button, Group, Text } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { CompaniesNav, companyScreens } from '../CompaniesNav';
import { useCompanies } from '../companies-store';
import { useDeleteCompany } from '../company-delete/use-delete-company';
import type { CompaniesSlots } from '../slots';
import {
  companyFilterUrl,
  filteredCompanies,
  readCompanyFilter,
  readCompanyLoad,
  sortedCompanies,
} from './company-filter';
import { CompanyFilterBar } from './CompanyFilterBar';
import classes from './CompanyListPage.module.css';
import { CompanyRow } from './CompanyRow';

const filterForm = { read: readCompanyFilter, write: companyFilterUrl };
const rowHeight = 85;
const addCompany = <Button renderRoot={(props) => <Link {...props} to="/company/add" />}>Add company</Button>;
const deleted = deletedEntry('companies');
const actions = (
  <>
    <MenuButton label="More" icon="dots-vertical" entries={[deleted]} />
    {addCompany}
  </>
);
const menus = (
  <>
    <MenuButton label="More" icon="dots-vertical" entries={[...companyScreens, deleted]} />
    <MenuButton
      label="Add"
      entries={[
        {
          label: 'Search the directory',
          icon: 'search',
          renderRoot: (props) => <Link {...props} to="/companies/search" />,
        },
        { label: 'Add company', icon: 'plus', renderRoot: (props) => <Link {...props} to="/company/add" /> },
      ]}
    />
  </>
);

/** The saved companies, with filters. `/companies/list/{loadcompanies}` shows some of them. */
export function CompanyListPage({ slots }: { slots: CompaniesSlots }) {
  const [filter, changeFilter] = useUrlFilter(filterForm);
  const load = readCompanyLoad(useParams({ strict: false }).loadcompanies);
  const navigate = useNavigate();
  const companies = useCompanies();
  const { UnsavedCompanies } = slots;
  const unsaved = UnsavedCompanies ? <UnsavedCompanies /> : null;
  const { deleteCompany, dialog } = useDeleteCompany(slots);
  const isPhone = useIsPhone();
  const sorted = useMemo(() => sortedCompanies(companies, filter.sort), [companies, filter.sort]);
  // Typing comes first: the list may catch up later.
  const text = useDeferredValue(filter.text);
  const shown = useMemo(() => filteredCompanies(sorted, text, load), [sorted, text, load]);
  const show = (loadcompanies: string) =>
    void navigate({
      to: '/companies/list/$loadcompanies',
      params: { loadcompanies },
      search: companyFilterUrl(filter),
    });

  if (companies.length === 0) {
    return (
      <Page title="Companies">
        <CompaniesNav current="Saved" />
        {unsaved}
        <EmptyState icon="building" title="No saved companies yet" action={<FirstSteps />}>
          Save the companies you’d like to work for, with their websites, contacts, and your notes.
        </EmptyState>
        {dialog}
      </Page>
    );
  }

  const count = countOf(shown.length, companies.length);
  const filters = <CompanyFilterBar filter={filter} load={load} onChange={changeFilter} onLoad={show} />;
  return (
    <Page>
      <ListHeader
        title="Companies"
        actions={actions}
        compactActions={menus}
        links={
          <>
            <CompaniesNav current="Saved" />
            {unsaved}
          </>
        }
        filters={filters}
        count={{ text: count, isAll: shown.length === companies.length }}
      />
      <div>
        {isPhone ? null : (
          <Text component="output" size="sm" c="dimmed" className={classes['count']}>
            {count}
          </Text>
        )}
        {shown.length === 0 ? (
          <NoMatches
            onShowAll={() => {
              changeFilter({ text: '' });
              void navigate({ to: '/companies', search: {} });
            }}
          />
        ) : (
          <VirtualList
            label="Saved companies"
            items={shown}
            itemKey={({ internalId }) => internalId}
            rowHeight={rowHeight}
          >
            {(company) => <CompanyRow company={company} onDelete={deleteCompany} />}
          </VirtualList>
        )}
      </div>
      {isPhone ? unsaved : null}
      {dialog}
    </Page>
  );
}

function NoMatches({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      icon="filter"
      title="No matching companies"
      action={
        <Button variant="light" onClick={onShowAll}>
          Show all companies
        </Button>
      }
    >
      Try fewer words, or search the directory.
    </EmptyState>
  );
}

function FirstSteps() {
  return (
    <Group justify="center">
      <Button renderRoot={(props) => <Link {...props} to="/companies/search" />}>Search the directory</Button>
      <Button variant="light" renderRoot={(props) => <Link {...props} to="/company/add" />}>
        Add company
      </Button>
      <RecentlyDeletedLink kind="companies" />
    </Group>
  );
}

function countOf(shown: number, all: number): string {
  const total = plural(all, 'company', 'companies');
  return shown === all ? total : `${shown.toLocaleString('en')} of ${total}`;
}
