import { plural } from '@keepmark/ui/words';
import { EmptyState, ErrorState, LoadingState, Page } from '@keepmark/ui';
import { Button, TextInput, Title } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { CompaniesNav } from '../CompaniesNav';
import { useCompanyGroups } from '../companies-api';
import classes from './CompanyGroupsPage.module.css';
import { GroupCompanies } from './GroupCompanies';

/** The directory's groups or, with a group in the path, its companies. */
export function CompanyGroupsPage() {
  const { group } = useParams({ strict: false });
  return group === undefined ? <AllGroups /> : <GroupCompanies key={group} group={group} />;
}

function AllGroups() {
  const groups = useCompanyGroups();
  return (
    <Page title="Company groups">
      <CompaniesNav current="Groups" />
      {groups.isError ? (
        <ErrorState title="We couldn’t load the groups" onRetry={() => void groups.refetch()}>
          {groups.error.message}
        </ErrorState>
      ) : groups.data === undefined ? (
        <LoadingState label="Loading groups" />
      ) : groups.data.length === 0 ? (
        <EmptyState icon="folder" title="No groups yet">
          Groups collect companies in the directory. Create the first one below.
        </EmptyState>
      ) : (
        <ul className={classes['groups']} aria-label="Groups">
          {groups.data.map(({ group, groupName, companyCount }) => (
            <li key={group} className={classes['group']}>
              <Link to="/companies/group/list/{-$group}" params={{ group }} className={classes['name']}>
                {groupName}
              </Link>
              <span className={classes['count']}>{plural(companyCount, 'company', 'companies')}</span>
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={`Map of ${groupName}`}
                renderRoot={(props) => <Link {...props} to="/companies/group/map/$group" params={{ group }} />}
              >
                Map
              </Button>
            </li>
          ))}
        </ul>
      )}
      <NewGroup />
    </Page>
  );
}

/** Creates a group, which needs a first company. */
function NewGroup() {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const navigate = useNavigate();
  return (
    <form
      className={classes['new']}
      onSubmit={(event) => {
        event.preventDefault();
        const companyGroupName = name.trim();
        if (companyGroupName === '') setError('Enter a group name.');
        else void navigate({ to: '/company/locationadd/$companyGroupName', params: { companyGroupName } });
      }}
    >
      <Title order={2} size="h4" className={classes['heading']}>
        Create group
      </Title>
      <TextInput
        label="Group name"
        description="Only you can see it until we approve its first company."
        placeholder="Solar companies in Ohio"
        maxLength={100}
        value={name}
        error={error}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="light">
        Add first company
      </Button>
    </form>
  );
}
