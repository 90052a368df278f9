import { PathLink } from '../links/PathLink';
import { initials } from './initials';
import classes from './TopBar.module.css';

/** The initials of the signed-in user, linked to their profile. */
export function AccountBadge({ name }: { name: string }) {
  return (
    <PathLink to="/profile" className={classes['badge']} aria-label={`Profile of ${name}`} title={name}>
      {initials(name)}
    </PathLink>
  );
}
