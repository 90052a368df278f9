import type { Auth } from '@keepmark/auth';
import { settledSession } from '../session/settled-session';
import { newVersionReady } from '../shell-store';

/** Gives the first screen time to load before files are downloaded for offline use. */
const settleMs = 3000;

/** Resolves once the page has loaded and is idle. */
async function idlePage(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>((resolve) => {
    // Safari has no idle callback.
    if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1000);
  });
}

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
 * in download nothing extra, and the download waits until the first screen is done. Without service workers, or when the
 * browser blocks them, the site works as before.
 */
export async function enableOfflineUse(auth: Pick<Auth, 'session'>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (!navigator.serviceWorker.controller) await signedIn(auth);
  await idlePage();
  if (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, settleMs));
  try {
    const { followVersions } = await import('./follow-versions');
    await followVersions(newVersionReady);
  } catch {
    // The site works without it; the next load tries again.
  }
}
