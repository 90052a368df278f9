import { Link } from '@tanstack/react-router';
import { type JobFilter, jobFilterUrl } from '../job-view/job-filter';
import classes from './SavedJobs.module.css';

const pages = [
  { to: '/jobs/list', label: 'All jobs' },
  { to: '/jobs/applications', label: 'Applications' },
  { to: '/jobs/submissions', label: 'Submissions' },
  { to: '/jobs/map/view', label: 'Map' },
] as const;

/** Links between the screens of saved jobs. The search text goes along. */
export function JobsNav({ filter }: { filter: JobFilter }) {
  const search = jobFilterUrl({ ...filter, show: 'all', method: 'any' });
  return (
    <nav aria-label="Saved jobs" className={classes['nav']}>
      <Link to="/work" className={classes['navLink']}>
        Your desk
      </Link>
      {pages.map(({ to, label }) => (
        <Link key={to} to={to} search={search} activeOptions={{ includeSearch: false }} className={classes['navLink']}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
