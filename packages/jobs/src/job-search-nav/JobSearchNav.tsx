import { linkRow, linkRowItem } from '@keepmark/ui/link-row';
import { Link } from '@tanstack/react-router';

const pages = [
  { to: '/jobs/search', label: 'Search' },
  { to: '/jobs/map/search', label: 'Map' },
  { to: '/job/occupations', label: 'Occupations' },
  { to: '/job/locations', label: 'Locations' },
  { to: '/resources', label: 'Job sites' },
  { to: '/job/search/assistant/{-$jobId}', label: 'Assistant' },
  { to: '/job/search/coach/{-$jobId}', label: 'Coach' },
] as const;

/** Links between the screens that help to find jobs. */
export function JobSearchNav() {
  return (
    <nav aria-label="Find jobs" className={linkRow}>
      {pages.map(({ to, label }) => (
        <Link key={to} to={to} activeOptions={{ exact: true, includeSearch: false }} className={linkRowItem}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
