import { Page } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { CompaniesNav } from '../CompaniesNav';
import { useCompanyGroups, useGroupName } from '../companies-api';
import { DirectoryMap } from '../company-map/DirectoryMap';
import { GroupNotFound } from './GroupNotFound';

/** The companies in one group, on the map. */
export function GroupMapPage() {
  const { group = '' } = useParams({ strict: false });
  const groups = useCompanyGroups();
  const title = useGroupName(group);
  if (groups.data?.every((known) => known.group !== group.toLowerCase())) return <GroupNotFound group={group} />;
  return (
    <Page
      title={`${title} on the map`}
      width="full"
      actions={
        <Button
          variant="light"
          renderRoot={(props) => <Link {...props} to="/companies/group/list/{-$group}" params={{ group }} />}
        >
          View as list
        </Button>
      }
    >
      <CompaniesNav current="Groups" />
      <DirectoryMap key={group} label={title} group={group} />
    </Page>
  );
}
