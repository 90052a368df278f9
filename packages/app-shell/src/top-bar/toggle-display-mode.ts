import { notify, readDisplayMode, reloadSafely, writeDisplayMode } from '@keepmark/ui';

/** Switches and saves the display mode, then reloads the page, which reads the mode once at load. */
export async function toggleDisplayMode(): Promise<void> {
  const next = readDisplayMode() === 'dark' ? 'light' : 'dark';
  if (writeDisplayMode(next)) await reloadSafely();
  else
    notify.warning(
      `Your browser is blocking storage, so we couldn’t save ${next} mode. Allow site data and try again.`,
    );
}
