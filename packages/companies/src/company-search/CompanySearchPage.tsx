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

/** The directory of companies, searched by what the URL says; each is kept with one press. */
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
  /** On other pages. */
  total: number;
  onSearch: (search: CompanySearch) => void;
}

function NothingFound({ search, total, onSearch }: NothingFoundProps) {
  if (total > 0) {
    return (
      <EmptyState
        icon="search"
        title="This page is past the last one"
        action={
          <Button variant="light" onClick={() => onSearch({ ...search, page: 1 })}>
            Go to the first page
          </Button>
        }
      >
        There are companies on the pages before.
      </EmptyState>
    );
  }
  const { term, group, country } = search;
  const isNarrow = group !== '' || country !== emptyCompanySearch.country;
  return (
    <EmptyState
      icon="mood-empty"
      title="No company found"
      action={
        isNarrow ? (
          <Button variant="light" onClick={() => onSearch({ ...emptyCompanySearch, term })}>
            Search every group and country
          </Button>
        ) : (
          <Button renderRoot={(props) => <Link {...props} to="/company/add" />}>Add it yourself</Button>
        )
      }
    >
      Try fewer or other words. What the directory does not know you can add to your own companies.
    </EmptyState>
  );
}
