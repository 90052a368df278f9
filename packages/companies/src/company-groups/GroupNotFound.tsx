import { EmptyState, Page } from '@keepmark/ui';
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CompaniesNav } from '../CompaniesNav';

/** Shown for a group that doesn't exist (anymore). */
export function GroupNotFound({ group }: { group: string }) {
  return (
    <Page title="Company groups">
      <CompaniesNav current="Groups" />
      <EmptyState
        icon="folder"
        title={`We couldn’t find the group “${group}”`}
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
              Create group
            </Button>
          </Group>
        }
      >
        It may have been renamed, or deleted with its last company. Add a company to create it.
      </EmptyState>
    </Page>
  );
}
