import { worldScreens } from '@keepmark/geography/world-screens';
import type { MenuEntry } from '@keepmark/ui/list-header';
import { Link } from '@tanstack/react-router';
import { savedMode } from '../place-map/map-mode';

/** The other screens of places, cities and countries as lines of a menu, for a phone. A wide screen shows them in two rows. */
export const placeScreens: readonly MenuEntry[] = [
  { label: 'Discover', icon: 'compass', renderRoot: (props) => <Link {...props} to="/places/discover" /> },
  {
    label: 'Map',
    icon: 'map',
    renderRoot: (props) => <Link {...props} to="/places/map/{-$mode}/{-$groupId}" params={{ mode: savedMode }} />,
  },
  { label: 'Groups', icon: 'folder', renderRoot: (props) => <Link {...props} to="/place/groups" /> },
  ...worldScreens,
];
