import { ApiError } from '@keepmark/api-client';
import type { DirectoryCompany } from '@keepmark/contracts';
import { EmptyState, Page } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { CompaniesNav } from '../CompaniesNav';
import { useCanAdd, useCompanySearch, useGroupName, useOwnDigest } from '../companies-api';
import {
  type CompanySearch,
  companySearchRequest,
  companySearchUrl,
  readCompanySearch,
} from '../company-search/company-search';
import { CompanySearchForm } from '../company-search/CompanySearchForm';
import { DirectoryPages } from '../directory/DirectoryPages';
import { GroupNotFound } from './GroupNotFound';
import classes from './CompanyGroupsPage.module.css';

/** The companies in one group. People can edit the ones they added. */
export function GroupCompanies({ group }: { group: string }) {
  const search = { ...readCompanySearch(useSearch({ strict: false })), group };
  const navigate = useNavigate();
  const result = useCompanySearch(companySearchRequest(search));
  const ownDigest = useOwnDigest();
  const title = useGroupName(group);
  const run = (next: CompanySearch) => {
    const { group: _group, ...url } = companySearchUrl(next);
    void navigate({ to: '/companies/group/list/{-$group}', params: { group }, search: url, resetScroll: false });
  };
  const actionsOf = (found: DirectoryCompany) =>
    ownDigest !== undefined && found.owner === ownDigest ? <EditButton group={group} company={found} /> : null;
  if (result.error instanceof ApiError && result.error.status === 404) return <GroupNotFound group={group} />;
  return (
    <Page title={title} actions={<GroupActions group={group} title={title} />}>
      <CompaniesNav current="Groups" />
      <CompanySearchForm search={search} onSearch={run} withoutGroup />
      <DirectoryPages
        result={result}
        onPage={(page) => run({ ...search, page })}
        actionsOf={actionsOf}
        empty={
          <EmptyState
            icon="mood-empty"
            title="No matching companies"
            action={
              <Button variant="light" onClick={() => run({ ...readCompanySearch({}), group })}>
                Show all companies
              </Button>
            }
          >
            Try fewer words or another country.
          </EmptyState>
        }
      />
    </Page>
  );
}

function GroupActions({ group, title }: { group: string; title: string }) {
  const canAdd = useCanAdd(group);
  return (
    <div className={classes['actions']}>
      <Button
        variant="light"
        renderRoot={(props) => <Link {...props} to="/companies/group/map/$group" params={{ group }} />}
      >
        Map
      </Button>
      {canAdd ? (
        <Button
          renderRoot={(props) => (
            <Link {...props} to="/company/locationadd/$companyGroupName" params={{ companyGroupName: title }} />
          )}
        >
          Add to this group
        </Button>
      ) : null}
    </div>
  );
}

function EditButton({ group, company: { id, companyName } }: { group: string; company: DirectoryCompany }) {
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      aria-label={`Edit ${companyName}`}
      renderRoot={(props) => (
        <Link {...props} to="/company/locationedit/$companyGroupName/$id" params={{ companyGroupName: group, id }} />
      )}
    >
      Edit
    </Button>
  );
}
