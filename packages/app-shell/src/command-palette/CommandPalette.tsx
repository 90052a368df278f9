import { Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import '@keepmark/ui/modal.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/spotlight/styles.layer.css';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '@keepmark/auth';
import { Icon, type IconName } from '@keepmark/ui';
import { useAppContext } from '../app-context';
import { useSignOut } from '../session/use-sign-out';
import { closePalette, openShare, useShell } from '../shell-store';
import { toggleDisplayMode } from '../top-bar/toggle-display-mode';
import { paletteScreens } from './palette-screens';
import classes from './CommandPalette.module.css';

/** The command palette: finds any screen or shell action by a few letters of its name. */
export default function CommandPalette() {
  const { site } = useAppContext();
  const { routesByPath } = useRouter();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const isSignedIn = useSession().state === 'signedIn';
  const isOpen = useShell((shell) => shell.isPaletteOpen);

  useEffect(() => (isOpen ? Spotlight.open() : Spotlight.close()), [isOpen]);

  const action = (id: string, label: string, icon: IconName, onClick: () => unknown): SpotlightActionData => ({
    id,
    label,
    leftSection: <Icon name={icon} />,
    onClick: () => void onClick(),
  });
  const screens = paletteScreens(site, routesByPath, isSignedIn).map(({ path, label, icon }) =>
    action(path, label, icon, () => navigate({ href: path })),
  );
  const actions = [
    action('display-mode', 'Switch between light and dark', 'palette', toggleDisplayMode),
    action('share', `Share ${site.siteName}`, 'share', () => openShare()),
    ...(isSignedIn ? [action('sign-out', 'Sign out', 'logout', signOut)] : []),
  ];

  return (
    <Spotlight
      actions={[
        { group: 'Screens', actions: screens },
        { group: 'Actions', actions },
      ]}
      shortcut={null}
      attributes={{ content: { 'aria-label': 'Command palette' } }}
      onSpotlightClose={closePalette}
      classNames={{ search: classes['search'] ?? '' }}
      overlayProps={{ blur: 0, backgroundOpacity: 0.6 }}
      nothingFound="No matching screens or actions."
      scrollable
      searchProps={{
        placeholder: 'Search screens and actions',
        'aria-label': 'Search screens and actions',
        leftSection: <Icon name="search" />,
      }}
    />
  );
}
