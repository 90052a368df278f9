import { useUrlFilter } from '@keepmark/app-shell/url-filter';
import { EmptyState, Page } from '@keepmark/ui';
import { VirtualList } from '@keepmark/ui/virtual-list';
import { Button, Group, Text } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { CompaniesNav } from '../CompaniesNav';
import { useKeptCompanies } from '../companies-store';
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
const addCompany = <Button renderRoot={(props) => <Link {...props} to="/company/add" />}>Add a company</Button>;

/** The kept companies, found by word. `/companies/list/{loadcompanies}` shows some of them. */
export function CompanyListPage({ slots }: { slots: CompaniesSlots }) {
  const [filter, changeFilter] = useUrlFilter(filterForm);
  const load = readCompanyLoad(useParams({ strict: false }).loadcompanies);
  const navigate = useNavigate();
  const companies = useKeptCompanies();
  const { remove, question } = useDeleteCompany(slots);
  const sorted = useMemo(() => sortedCompanies(companies, filter.sort), [companies, filter.sort]);
  // Typing goes before drawing: the list may follow a key press later.
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
        <CompaniesNav current="Kept" />
        <EmptyState icon="building" title="No companies kept yet" action={<FirstSteps />}>
          Keep the companies that you would like to work for: their sites, who you know there, and what you have
          learned. Look one up in the directory, find some around a place, or add one that you know.
        </EmptyState>
        {question}
      </Page>
    );
  }

  return (
    <Page title="Companies" actions={addCompany}>
      <CompaniesNav current="Kept" />
      <CompanyFilterBar filter={filter} load={load} onChange={changeFilter} onLoad={show} />
      <div>
        <Text component="output" size="sm" c="dimmed" className={classes['count']}>
          {countOf(shown.length, companies.length)}
        </Text>
        {shown.length === 0 ? (
          <EmptyState
            icon="filter"
            title="No kept company matches"
            action={
              <Button
                variant="light"
                onClick={() => {
                  changeFilter({ text: '' });
                  void navigate({ to: '/companies', search: {} });
                }}
              >
                Show all companies
              </Button>
            }
          >
            Try fewer words, or look in the directory.
          </EmptyState>
        ) : (
          <VirtualList
            label="Kept companies"
            items={shown}
            itemKey={({ internalId }) => internalId}
            rowHeight={rowHeight}
          >
            {(company) => <CompanyRow company={company} onDelete={remove} />}
          </VirtualList>
        )}
      </div>
      {question}
    </Page>
  );
}

function FirstSteps() {
  return (
    <Group justify="center">
      <Button renderRoot={(props) => <Link {...props} to="/companies/search" />}>Search the directory</Button>
      <Button variant="light" renderRoot={(props) => <Link {...props} to="/company/add" />}>
        Add a company
      </Button>
    </Group>
  );
}

function countOf(shown: number, all: number): string {
  const total = `${all.toLocaleString('en')} ${all === 1 ? 'company' : 'companies'}`;
  return shown === all ? total : `${shown.toLocaleString('en')} of ${total}`;
}
