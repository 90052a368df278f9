import { Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import '@keepmark/ui/modal.css';
import '@mantine/core/styles/Input.layer.css';
// It refines the sheet above, which comes after the one of the screens.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/spotlight/styles.layer.css';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { useSessionUser } from '@keepmark/auth';
import { Icon, type IconName } from '@keepmark/ui';
import { useAppContext } from '../app-context';
import { useSignOut } from '../session/use-sign-out';
import { closePalette, openShare, typeInPalette, useShell } from '../shell-store';
import { toggleDisplayMode } from '../top-bar/toggle-display-mode';
import { paletteFieldId } from './early-keys';
import { findNames } from './name-index';
import { matchingGroups, orderedGroups } from './palette-groups';
import { paletteScreens } from './palette-screens';
import { useSavedNames } from './use-saved-names';
import classes from './CommandPalette.module.css';

/** How many entries of each kind are shown. */
const shownEntries = 5;

/** The command palette: finds screens, actions, and what was saved by a few letters of a name. */
export default function CommandPalette() {
  const { site } = useAppContext();
  const { routesByPath } = useRouter();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const isSignedIn = useSessionUser() !== undefined;
  const isOpen = useShell((shell) => shell.isPaletteOpen);
  const query = useShell((shell) => shell.paletteQuery);
  const saved = useSavedNames(isOpen);
  // With the query, since Enter opens the first match that was there when the query changed.
  const found = useMemo(
    () => saved.map(({ source, index }) => ({ source, entries: findNames(index, query, shownEntries) })),
    [saved, query],
  );

  useEffect(() => {
    if (isOpen) Spotlight.open();
    else Spotlight.close();
  }, [isOpen]);

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
    ...(isSignedIn
      ? [action('shortcuts', 'Keyboard shortcuts', 'adjustments', () => navigate({ href: '/settings#keyboard' }))]
      : []),
    action('share', `Share ${site.siteName}`, 'share', () => openShare()),
    ...(isSignedIn ? [action('sign-out', 'Sign out', 'logout', signOut)] : []),
  ];
  const matching = matchingGroups(
    [
      { group: 'Screens', actions: screens },
      { group: 'Actions', actions },
    ],
    query,
  );
  const savedGroups = found
    .filter(({ entries }) => entries.length > 0)
    .map(({ source: { group, icon, pathOf }, entries }) => ({
      group,
      actions: entries.map(({ internalId, label, detail }) => ({
        ...action(`${group}/${internalId}`, label, icon, () => navigate({ href: pathOf(internalId) })),
        description: detail,
      })),
    }));

  return (
    <Spotlight
      actions={orderedGroups(matching, savedGroups, query)}
      filter={(_, groups) => groups}
      query={query}
      onQueryChange={typeInPalette}
      shortcut={null}
      attributes={{ content: { 'aria-label': 'Command palette' } }}
      onSpotlightClose={closePalette}
      classNames={{ actionDescription: classes['detail'] ?? '', search: classes['search'] ?? '' }}
      overlayProps={{ blur: 0, backgroundOpacity: 0.6 }}
      nothingFound="No matches."
      scrollable
      searchProps={{
        id: paletteFieldId,
        placeholder: isSignedIn ? 'Saved items, screens, actions' : 'Screens and actions',
        'aria-label': 'Search screens and actions',
        leftSection: <Icon name="search" />,
      }}
    />
  );
}
