import { create } from 'zustand';

interface ShellState {
  readonly isDrawerOpen: boolean;
  readonly isPaletteOpen: boolean;
  /** What was typed in the command palette. */
  readonly paletteQuery: string;
  readonly isShareOpen: boolean;
  /** Whether someone is asked what stays in this browser when they sign out. */
  readonly isSignOutOpen: boolean;
  /** The URL the share dialog shares; the current page when undefined. */
  readonly shareUrl: string | undefined;
  /** The URL of a picture to share with it. */
  readonly shareMedia: string | undefined;
  /** Activates a downloaded newer version; undefined when there is none or the person chose "Later". */
  readonly takeOver: (() => Promise<void>) | undefined;
}

const closed: ShellState = {
  isDrawerOpen: false,
  isPaletteOpen: false,
  paletteQuery: '',
  isShareOpen: false,
  isSignOutOpen: false,
  shareUrl: undefined,
  shareMedia: undefined,
  takeOver: undefined,
};

/** The state of what opens over the page. */
export const useShell = create<ShellState>()(() => closed);

export const openDrawer = () => useShell.setState({ isDrawerOpen: true });
export const closeDrawer = () => useShell.setState({ isDrawerOpen: false });
export const openPalette = () => useShell.setState({ isPaletteOpen: true, paletteQuery: '' });
export const closePalette = () => useShell.setState({ isPaletteOpen: false });
export const typeInPalette = (paletteQuery: string) => useShell.setState({ paletteQuery });
/**
 * Opens the share dialog.
 * @param url absolute; default: the current page
 * @param media the absolute URL of a picture, with which the dialog also offers the network that shares pictures
 */
export const openShare = (url?: string, media?: string) =>
  useShell.setState({ isShareOpen: true, shareUrl: url, shareMedia: media });
export const closeShare = () => useShell.setState({ isShareOpen: false });
export const openSignOut = () => useShell.setState({ isSignOutOpen: true });
export const closeSignOut = () => useShell.setState({ isSignOutOpen: false });
/** Shows the notice of a new version. @param takeOver activates it, before the page reloads */
export const newVersionReady = (takeOver: () => Promise<void>) => useShell.setState({ takeOver });
export const dismissNewVersion = () => useShell.setState({ takeOver: undefined });
