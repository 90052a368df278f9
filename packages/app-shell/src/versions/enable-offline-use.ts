import type { Auth } from '@keepmark/auth';
import { settledSession } from '../session/settled-session';
import { newVersionReady } from '../shell-store';
import { idlePage, isFastConnection } from './spare-time';

/** Gives the first screen time to load before files are downloaded for offline use. */
const settleMs = 3000;

/** Resolves when someone is signed in: now, or later on this page. */
async function signedIn(auth: Pick<Auth, 'session'>): Promise<void> {
  if ((await settledSession(auth)).state === 'signedIn') return;
  await new Promise<void>((resolve) => {
    const stop = auth.session.subscribe(({ state }) => {
      if (state !== 'signedIn') return;
      stop();
      resolve();
    });
  });
}

/**
 * Makes the site available offline once someone signs in, and shows when a new version is ready. Visitors who don't sign
 * in download nothing extra. The main screens download once the first screen is done, on a visit over a fast connection, and
 * the others when the page is idle after that.
 * Without service workers, or when the browser blocks them, the site works as before.
 */
export async function enableOfflineUse(auth: Pick<Auth, 'session'>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (!navigator.serviceWorker.controller) await signedIn(auth);
  await idlePage();
  if (!navigator.serviceWorker.controller) {
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    // The browser knows more of the connection by now.
    if (!isFastConnection()) return;
  }
  try {
    const { followVersions } = await import('./follow-versions');
    const { cacheLater } = await followVersions(newVersionReady);
    await idlePage();
    if (isFastConnection()) cacheLater();
  } catch {
    // The site works without it; the next load tries again.
  }
}
