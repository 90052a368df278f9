import type { MenuEntry } from '@keepmark/ui/list-header';
import { Link } from '@tanstack/react-router';
import { locationTypes, locationTypeWords } from '../location-type';

/** What `WorldNav` links to, as lines of a menu, for a phone. */
export const worldScreens: readonly MenuEntry[] = [
  { label: 'Cities', icon: 'building-skyscraper', renderRoot: (props) => <Link {...props} to="/cities" /> },
  { label: 'Countries', icon: 'world', renderRoot: (props) => <Link {...props} to="/countries" /> },
  { label: 'US metro areas', icon: 'polygon', renderRoot: (props) => <Link {...props} to="/location/mapcbsa" /> },
  ...locationTypes.map((type): MenuEntry => ({
    label: locationTypeWords[type].label,
    icon: 'map-pin',
    renderRoot: (props) => <Link {...props} to="/city/$group" params={{ group: type }} />,
  })),
];
