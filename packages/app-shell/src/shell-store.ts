import { create } from 'zustand';

interface ShellState {
  readonly isDrawerOpen: boolean;
  readonly isPaletteOpen: boolean;
  readonly isShareOpen: boolean;
  /** What the share dialog shares; the page that it was opened on when undefined. */
  readonly shareUrl: string | undefined;
  /** Lets a newer version that lies on the device take over; undefined while there is none, or it was put off. */
  readonly takeOver: (() => Promise<void>) | undefined;
}

const closed: ShellState = {
  isDrawerOpen: false,
  isPaletteOpen: false,
  isShareOpen: false,
  shareUrl: undefined,
  takeOver: undefined,
};

/** What is open over the page. */
export const useShell = create<ShellState>()(() => closed);

export const openDrawer = () => useShell.setState({ isDrawerOpen: true });
export const closeDrawer = () => useShell.setState({ isDrawerOpen: false });
export const openPalette = () => useShell.setState({ isPaletteOpen: true });
export const closePalette = () => useShell.setState({ isPaletteOpen: false });
/** @param url absolute; the current page's own when left out */
export const openShare = (url?: string) => useShell.setState({ isShareOpen: true, shareUrl: url });
export const closeShare = () => useShell.setState({ isShareOpen: false });
/** Says that a newer version is ready, which `takeOver` lets take over before the page is reloaded. */
export const newVersionReady = (takeOver: () => Promise<void>) => useShell.setState({ takeOver });
export const dismissNewVersion = () => useShell.setState({ takeOver: undefined });
