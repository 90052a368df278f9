import { useCountrySetting } from '@keepmark/app-shell';
import { EmptyState, Page } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { CompaniesNav } from '../CompaniesNav';
import { useCompanySearch } from '../companies-api';
import { DirectoryPages } from '../directory/DirectoryPages';
import {
  type CompanySearch,
  companySearchRequest,
  companySearchUrl,
  emptyCompanySearch,
  readCompanySearch,
} from './company-search';
import { CompanySearchForm } from './CompanySearchForm';

/** The company directory. The search is in the URL, and each company can be saved. */
export function CompanySearchPage() {
  const [usualCountry] = useCountrySetting();
  const search = readCompanySearch(useSearch({ strict: false }), usualCountry);
  const navigate = useNavigate();
  const result = useCompanySearch(companySearchRequest(search));
  const run = (next: CompanySearch) =>
    void navigate({ to: '/companies/search', search: companySearchUrl(next, usualCountry), resetScroll: false });
  return (
    <Page title="Company directory">
      <CompaniesNav current="Directory" />
      <CompanySearchForm search={search} onSearch={run} />
      <DirectoryPages
        result={result}
        onPage={(page) => run({ ...search, page })}
        empty={<NothingFound search={search} total={result.data?.pagination.totalResults ?? 0} onSearch={run} />}
      />
    </Page>
  );
}

interface NothingFoundProps {
  search: CompanySearch;
  /** Results on all pages. */
  total: number;
  onSearch: (search: CompanySearch) => void;
}

function NothingFound({ search, total, onSearch }: NothingFoundProps) {
  if (total > 0) {
    return (
      <EmptyState
        icon="search"
        title="No more results"
        action={
          <Button variant="light" onClick={() => onSearch({ ...search, page: 1 })}>
            Go to the first page
          </Button>
        }
      >
        Your results are on earlier pages.
      </EmptyState>
    );
  }
  const { term, group, country } = search;
  const isNarrow = group !== '' || country !== emptyCompanySearch.country;
  return (
    <EmptyState
      icon="mood-empty"
      title="No companies found"
      action={
        isNarrow ? (
          <Button variant="light" onClick={() => onSearch({ ...emptyCompanySearch, term })}>
            Search all groups and countries
          </Button>
        ) : (
          <Button renderRoot={(props) => <Link {...props} to="/company/add" />}>Add company</Button>
        )
      }
    >
      Try different keywords, or add the company yourself.
    </EmptyState>
  );
}
