import { EmptyState, Page } from '@keepmark/ui';
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CompaniesNav } from '../CompaniesNav';

/** For a link to a group that is gone, or never was. */
export function NoSuchGroup({ group }: { group: string }) {
  return (
    <Page title="Company groups">
      <CompaniesNav current="Groups" />
      <EmptyState
        icon="folder"
        title={`There is no group “${group}”`}
        action={
          <Group justify="center">
            <Button
              renderRoot={(props) => (
                <Link {...props} to="/companies/group/list/{-$group}" params={{ group: undefined }} />
              )}
            >
              See all groups
            </Button>
            <Button
              variant="light"
              renderRoot={(props) => (
                <Link {...props} to="/company/locationadd/$companyGroupName" params={{ companyGroupName: group }} />
              )}
            >
              Begin it
            </Button>
          </Group>
        }
      >
        Its last company may be gone, or its name is another one. A group begins with its first company.
      </EmptyState>
    </Page>
  );
}
