import { EmptyState } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';

export interface NothingOnTheMapProps {
  isOneGroup: boolean;
  hasGroups: boolean;
}

/** What to do for the map to have something on it. */
export function NothingOnTheMap({ isOneGroup, hasGroups }: NothingOnTheMapProps) {
  if (isOneGroup && !hasGroups) {
    return (
      <EmptyState
        icon="folder"
        title="No groups yet"
        action={<Button renderRoot={(props) => <Link {...props} to="/place/groups" />}>Make a group</Button>}
      >
        Put places that belong together into a group, and see them here by themselves.
      </EmptyState>
    );
  }
  if (isOneGroup) {
    return (
      <EmptyState
        icon="map-pin"
        title="No place of this group has a position"
        action={<Button renderRoot={(props) => <Link {...props} to="/places/list" />}>Go to your places</Button>}
      >
        Select places in their list and add them to the group; those with a position appear here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="map-pin"
      title="No saved place has a position"
      action={<Button renderRoot={(props) => <Link {...props} to="/places/search" />}>Search places</Button>}
    >
      What you keep from a search has its position and appears here; to a place that you added by hand you can give one
      on its page.
    </EmptyState>
  );
}
