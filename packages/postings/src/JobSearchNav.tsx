import { PathLink } from '@keepmark/app-shell/path-link';
import { linkRow, linkRowItem } from '@keepmark/ui/link-row';

const pages = [
  { to: '/jobs/search', label: 'Search' },
  { to: '/jobs/map/search', label: 'Map' },
  { to: '/job/occupations', label: 'Occupations' },
  { to: '/job/locations', label: 'Locations' },
  { to: '/resources', label: 'Job sites' },
  { to: '/job/search/assistant/{-$jobId}', label: 'Assistant' },
  { to: '/job/search/coach/{-$jobId}', label: 'Coach' },
] as const;

/** Scrolls a row that is wider than the screen to the current link. `scrollIntoView` would scroll the page, too. */
function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!row || !current) return;
  const { right, width } = row.getBoundingClientRect();
  if (current.right > right) row.scrollLeft += current.right - right + width / 3;
}

/** Links between the screens that help to find jobs. */
export function JobSearchNav() {
  return (
    <nav ref={showCurrent} aria-label="Find jobs" className={linkRow}>
      {pages.map(({ to, label }) => (
        <PathLink key={to} to={to} activeOptions={{ exact: true, includeSearch: false }} className={linkRowItem}>
          {label}
        </PathLink>
      ))}
    </nav>
  );
}
