import { Link } from '@tanstack/react-router';
import { initials } from './initials';
import classes from './TopBar.module.css';

/** The initials of the signed-in user, linked to their profile. */
export function AccountBadge({ name }: { name: string }) {
  return (
    <Link to="/profile" className={classes['badge']} aria-label={`Profile of ${name}`} title={name}>
      {initials(name)}
    </Link>
  );
}
