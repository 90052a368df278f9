import { Button, CloseButton, Divider, Drawer, NavLink } from '@mantine/core';
import '@keepmark/ui/modal.css';
import '@mantine/core/styles/NavLink.layer.css';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSessionUser } from '@keepmark/auth';
import { Icon } from '@keepmark/ui';
import { useAppContext } from '../app-context';
import { paletteLabel } from '../command-palette/palette-label';
import { PathLink } from '../links/PathLink';
import { useSignOut } from '../session/use-sign-out';
import { closeDrawer, openPalette, useShell } from '../shell-store';
import type { MenuEntry } from '../site';
import { isCurrent } from '../top-bar/is-current';
import { publicEntries } from './public-entries';
import classes from './SideDrawer.module.css';

const widthPixels = 250;

/** The side drawer with links to every screen. Choosing one closes it. */
export default function SideDrawer() {
  const { site } = useAppContext();
  const isOpen = useShell((shell) => shell.isDrawerOpen);
  // The drawer's code loads when it first opens. Rendering it closed once lets it slide in and give the focus back.
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpened(isOpen));
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);

  return (
    <Drawer.Root opened={opened} onClose={closeDrawer} position="right" size={widthPixels}>
      <Drawer.Overlay />
      <Drawer.Content radius={0} aria-label="Menu">
        <div className={classes['top']}>
          <CloseButton aria-label="Close menu" onClick={closeDrawer} />
          <SessionButton />
        </div>
        <NavLink
          component="button"
          label={paletteLabel}
          leftSection={<Icon name="list-search" size="md" />}
          onClick={() => {
            closeDrawer();
            openPalette();
          }}
        />
        <nav aria-label="All screens">
          <ScreenLink path="/" label="Home" icon="home" />
          {site.menu.map((entry) => (
            <ScreenLink key={entry.path} {...entry} />
          ))}
          <Divider my="xs" />
          {publicEntries.map(({ path, label, icon }) => (
            <ScreenLink key={path} path={path} label={label} icon={icon} />
          ))}
        </nav>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function SessionButton() {
  const isSignedIn = useSessionUser() !== undefined;
  const signOut = useSignOut();
  return isSignedIn ? (
    <Button
      variant="subtle"
      leftSection={<Icon name="logout" size="sm" />}
      onClick={() => {
        closeDrawer();
        void signOut();
      }}
    >
      Sign Out
    </Button>
  ) : (
    <Button
      component={Link}
      to="/auth"
      variant="subtle"
      leftSection={<Icon name="login" size="sm" />}
      onClick={closeDrawer}
    >
      Sign In
    </Button>
  );
}

type ScreenLinkProps = Pick<MenuEntry, 'path' | 'label' | 'icon' | 'otherScreen'>;

function ScreenLink({ path, label, icon, otherScreen }: ScreenLinkProps) {
  const currentPath = useLocation({ select: (location) => location.pathname });
  const current = path === '/' ? currentPath === '/' : isCurrent({ path, otherScreen }, currentPath);
  return (
    <NavLink
      component={PathLink}
      to={path}
      label={label}
      leftSection={<Icon name={icon} size="md" />}
      active={current}
      {...(current ? { 'aria-current': 'page' as const } : {})}
      onClick={closeDrawer}
    />
  );
}
