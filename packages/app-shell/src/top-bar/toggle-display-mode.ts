import { notify, readDisplayMode, reloadSafely, writeDisplayMode } from '@keepmark/ui';

/** Flips the display mode, saves it and reloads the page, which reads the mode once at load. */
export async function toggleDisplayMode(): Promise<void> {
  const next = readDisplayMode() === 'dark' ? 'light' : 'dark';
  if (writeDisplayMode(next)) await reloadSafely();
  else
    notify.warning(
      `Your browser keeps this site from storing data, so ${next} mode cannot be kept. Allow site data, then try again.`,
    );
}
