import { linkRow, linkRowItem } from '@keepmark/ui/link-row';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { savedMode } from '../place-map/map-mode';

/** Links between the screens of places. Memoized: a key in the filter renders the screen. */
export const PlacesNav = memo(function PlacesNav() {
  return (
    <nav aria-label="Places" className={linkRow}>
      <Link to="/places/list" activeOptions={{ includeSearch: false }} className={linkRowItem}>
        All places
      </Link>
      <Link to="/places/search" className={linkRowItem}>
        Search
      </Link>
      <Link to="/places/discover" className={linkRowItem}>
        Discover
      </Link>
      <Link to="/places/map/{-$mode}/{-$groupId}" params={{ mode: savedMode }} className={linkRowItem}>
        Map
      </Link>
      <Link to="/place/groups" className={linkRowItem}>
        Groups
      </Link>
      <Link to="/place/location/add" className={linkRowItem}>
        Add from map
      </Link>
    </nav>
  );
});
