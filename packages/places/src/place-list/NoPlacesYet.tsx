import { EmptyState, Page } from '@keepmark/ui';
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';

/** What the list is for, and the three ways to a first place. */
export function NoPlacesYet() {
  return (
    <Page title="Places">
      <EmptyState
        icon="map-pin"
        title="No saved places"
        action={
          <Group justify="center" gap="xs">
            <Button renderRoot={(props) => <Link {...props} to="/places/search" />}>Search places</Button>
            <Button variant="light" renderRoot={(props) => <Link {...props} to="/place/add" />}>
              Add a place
            </Button>
            <Button variant="light" renderRoot={(props) => <Link {...props} to="/places/import" />}>
              Import places
            </Button>
          </Group>
        }
      >
        Keep the places that matter to you here: where to eat, to study, to travel, to live. Each holds its address, its
        site and your own notes, and they stay on this device. Search for one, add one that you know, or bring along
        what you saved in Google Maps or another program.
      </EmptyState>
    </Page>
  );
}
