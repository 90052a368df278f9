import { EmptyState } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';

export interface NothingOnTheMapProps {
  isOneGroup: boolean;
  hasGroups: boolean;
}

/** The empty map: how to get places on it. */
export function NothingOnTheMap({ isOneGroup, hasGroups }: NothingOnTheMapProps) {
  if (isOneGroup && !hasGroups) {
    return (
      <EmptyState
        icon="folder"
        title="No groups yet"
        action={<Button renderRoot={(props) => <Link {...props} to="/place/groups" />}>Create group</Button>}
      >
        Group places that belong together to see them on a map of their own.
      </EmptyState>
    );
  }
  if (isOneGroup) {
    return (
      <EmptyState
        icon="map-pin"
        title="No places on the map"
        action={<Button renderRoot={(props) => <Link {...props} to="/places/list" />}>Go to places</Button>}
      >
        Places in this group appear here when they have a location.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="map-pin"
      title="No places on the map"
      action={<Button renderRoot={(props) => <Link {...props} to="/places/search" />}>Search places</Button>}
    >
      Saved places appear here when they have a location. Search for places, or add a location to one you saved.
    </EmptyState>
  );
}
