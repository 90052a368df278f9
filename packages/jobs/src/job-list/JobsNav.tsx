import { PathLink } from '@keepmark/app-shell/path-link';
import { linkRow, linkRowItem } from '@keepmark/ui/link-row';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { type JobFilter, jobFilterUrl } from '../job-view/job-filter';

const pages = [
  { to: '/jobs/list', label: 'All jobs' },
  { to: '/jobs/applications', label: 'Applications' },
  { to: '/jobs/submissions', label: 'Submissions' },
  { to: '/jobs/map/view', label: 'Map' },
] as const;

/** Links between the screens of saved jobs. The search text goes along. */
export const JobsNav = memo(function JobsNav({ filter }: { filter: JobFilter }) {
  const search = jobFilterUrl({ ...filter, show: 'all', method: 'any' });
  return (
    <nav aria-label="Saved jobs" className={linkRow}>
      <Link to="/work" className={linkRowItem}>
        Your desk
      </Link>
      {pages.map(({ to, label }) => (
        <Link key={to} to={to} search={search} activeOptions={{ includeSearch: false }} className={linkRowItem}>
          {label}
        </Link>
      ))}
      <PathLink to="/offers" className={linkRowItem}>
        Offers
      </PathLink>
    </nav>
  );
});
