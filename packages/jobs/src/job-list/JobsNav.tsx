import { PathLink } from '@keepmark/app-shell/path-link';
import { useLateValue } from '@keepmark/ui/late-value';
import { linkRow, linkRowItem } from '@keepmark/ui/link-row';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type JobFilter, type JobFilterUrl, jobFilterUrl } from '../job-view/job-filter';

const pages = [
  { to: '/jobs/list', label: 'All jobs' },
  { to: '/jobs/applications', label: 'Applications' },
  { to: '/jobs/submissions', label: 'Submissions' },
  { to: '/jobs/map/view', label: 'Map' },
] as const;

/** Links between the screens of saved jobs. The search text goes along, once the jobs that it finds are on the screen. */
export function JobsNav({ filter }: { filter: JobFilter }) {
  const late = useLateValue(filter);
  return useMemo(() => <Links search={jobFilterUrl({ ...late, show: 'all', method: 'any' })} />, [late]);
}

function Links({ search }: { search: JobFilterUrl }) {
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
}
