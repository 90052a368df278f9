import { notify, reloadSafely, shownDisplayMode, writeDisplayMode } from '@keepmark/ui';

/** Switches the page to the other display mode: saves it, then reloads the page, which reads the mode once at load. */
export async function toggleDisplayMode(): Promise<void> {
  const next = shownDisplayMode() === 'dark' ? 'light' : 'dark';
  if (writeDisplayMode(next)) await reloadSafely();
  else
    notify.warning(
      `Your browser is blocking storage, so we couldn’t save ${next} mode. Allow site data and try again.`,
    );
}
