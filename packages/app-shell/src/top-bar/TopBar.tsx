import { ActionIcon, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useSessionUser } from '@keepmark/auth';
import { Icon } from '@keepmark/ui';
import { useAppContext } from '../app-context';
import { paletteLabel } from '../command-palette/palette-label';
import { openDrawer, openPalette, openShare, useShell } from '../shell-store';
import { DisplayModeToggle } from './DisplayModeToggle';
import { TopBarMenu } from './TopBarMenu';
import classes from './TopBar.module.css';
import { PathLink } from '../links/PathLink';
import { initials } from './initials';

/** The initials of the signed-in user, linked to their profile. Its name holds the initials, for people who speak to their device. */
function AccountBadge({ name }: { name: string }) {
  const shown = initials(name);
  return (
    <PathLink to="/profile" className={classes['badge']} aria-label={`Profile of ${name}, ${shown}`} title={name}>
      {shown}
    </PathLink>
  );
}

/** The bar fixed at the top of every page: home, the menu for signed-in users, sharing, display mode, and account. */
export function TopBar() {
  const { site } = useAppContext();
  const user = useSessionUser();
  const isDrawerOpen = useShell((shell) => shell.isDrawerOpen);
  return (
    <header className={classes['bar']}>
      <Link to="/" className={classes['home']} title="Navigate Home" aria-label={`${site.siteName}, Navigate Home`}>
        <Icon name="home" size="sm" />
        {/* oxlint-disable-next-line react/no-danger -- a file of ours */}
        <span className={classes['logo']} aria-hidden dangerouslySetInnerHTML={{ __html: site.logo }} />
        <span className={classes['wordmark']}>{site.siteName}</span>
      </Link>
      {user ? <TopBarMenu menu={site.menu} /> : <div className={classes['space']} />}
      <ActionIcon
        className={classes['notTiny']}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={paletteLabel}
        title={`${paletteLabel} (Ctrl+K)`}
        aria-haspopup="dialog"
        onClick={openPalette}
      >
        <Icon name="list-search" />
      </ActionIcon>
      <ActionIcon
        className={classes['wideOnly']}
        variant="subtle"
        color="gray"
        size={36}
        aria-label="Share"
        title="Share"
        onClick={() => openShare()}
      >
        <Icon name="share" />
      </ActionIcon>
      <DisplayModeToggle />
      {user ? (
        <AccountBadge name={user.name} />
      ) : (
        <Button component={Link} to="/auth" className={classes['signIn']} size="compact-md" variant="filled">
          Sign in
        </Button>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label="Menu"
        title="Menu"
        aria-haspopup="dialog"
        aria-expanded={isDrawerOpen}
        onClick={openDrawer}
      >
        <Icon name="menu-2" />
      </ActionIcon>
    </header>
  );
}
