import { PathLink } from '@keepmark/app-shell/path-link';
import { linkRow, linkRowItem } from '@keepmark/ui/link-row';
import { Link } from '@tanstack/react-router';
import { locationTypes, locationTypeWords } from '../location-type';
import classes from './WorldNav.module.css';

const exact = { exact: true, includeSearch: false } as const;

export interface WorldNavProps {
  /** A city such as "Austin, TX": adds links to the cities and jobs near it. */
  near?: string;
}

/** Links to cities, countries, metro areas and the four groups of saved cities. */
export function WorldNav({ near = '' }: WorldNavProps) {
  return (
    <nav aria-label="Cities and countries">
      {near ? (
        <div className={classes['near']}>
          <Link to="/cities" search={{ locations: near }} className={linkRowItem}>
            Cities near {near}
          </Link>
          <PathLink to="/jobs/search" search={{ location: near }} className={linkRowItem}>
            Jobs near {near}
          </PathLink>
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
        {locationTypes.map((type) => (
          <Link key={type} to="/city/$group" params={{ group: type }} activeOptions={exact} className={linkRowItem}>
            {locationTypeWords[type].heading}
          </Link>
        ))}
      </div>
    </nav>
  );
}
