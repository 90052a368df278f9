import { RecentlyDeletedLink } from '@keepmark/app-shell/recently-deleted-link';
import { WorldNav } from '@keepmark/geography/world-nav';
import { EmptyState, Page } from '@keepmark/ui';
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PlacesNav } from './PlacesNav';

/** The empty list: what it is for, three ways to add a place, and the other screens. */
export function NoPlacesYet({ start }: { start?: ReactNode }) {
  return (
    <Page title="Places">
      <PlacesNav />
      <WorldNav />
      {start}
      <EmptyState
        icon="map-pin"
        title="No saved places yet"
        action={
          <Group justify="center" gap="xs">
            <Button renderRoot={(props) => <Link {...props} to="/places/search" />}>Search places</Button>
            <Button variant="light" renderRoot={(props) => <Link {...props} to="/place/add" />}>
              Add place
            </Button>
            <Button variant="light" renderRoot={(props) => <Link {...props} to="/places/import" />}>
              Import places
            </Button>
            <RecentlyDeletedLink kind="places" />
          </Group>
        }
      >
        Save places to eat, visit, study, or live, each with its address, website, and your own notes.
      </EmptyState>
    </Page>
  );
}
