import { PathLink } from '@keepmark/app-shell/path-link';
import { Icon } from '@keepmark/ui';
import { linkRow, linkRowItem } from '@keepmark/ui/link-row';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { locationTypes, locationTypeWords } from '../location-type';
import classes from './WorldNav.module.css';

const nearby = {
  variant: 'light',
  size: 'compact-md',
  classNames: { root: classes['nearby'] ?? '', label: classes['nearbyText'] ?? '' },
} as const;
const exact = { exact: true, includeSearch: false } as const;

export interface WorldNavProps {
  /** A city such as "Austin, TX": adds links to the cities and jobs near it. */
  near?: string;
  /** Leaves out the groups of saved cities, where they are shown with their counts. */
  withoutGroups?: boolean;
}

/** Links to cities, countries, metro areas and the four groups of saved cities. Memoized, as keys in a filter render it. */
export const WorldNav = memo(function WorldNav({ near = '', withoutGroups = false }: WorldNavProps) {
  return (
    <nav aria-label="Cities and countries">
      {near ? (
        <div className={classes['near']}>
          <Button
            {...nearby}
            leftSection={<Icon name="building-skyscraper" size="sm" />}
            renderRoot={(props) => <Link {...props} to="/cities" search={{ locations: near }} />}
          >
            Cities near {near}
          </Button>
          <Button
            {...nearby}
            leftSection={<Icon name="briefcase" size="sm" />}
            renderRoot={(props) => <PathLink {...props} to="/jobs/search" search={{ location: near }} />}
          >
            Jobs near {near}
          </Button>
        </div>
      ) : null}
      <div className={linkRow}>
        <Link to="/cities" activeOptions={exact} className={linkRowItem}>
          Cities
        </Link>
        <Link to="/countries" className={linkRowItem}>
          Countries
        </Link>
        <Link to="/location/mapcbsa" activeOptions={exact} className={linkRowItem}>
          US metro areas
        </Link>
        {withoutGroups
          ? null
          : locationTypes.map((type) => (
              <Link key={type} to="/city/$group" params={{ group: type }} activeOptions={exact} className={linkRowItem}>
                {locationTypeWords[type].label}
              </Link>
            ))}
      </div>
    </nav>
  );
});
