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

/** Chromium's description of the connection; other browsers tell nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether a download of megabytes that nobody asked for is all right, as far as the browser says. */
function isFastConnection(): boolean {
  const { connection = {} } = navigator as Navigator & { connection?: Connection };
  return connection.saveData !== true && (connection.effectiveType ?? '4g') === '4g';
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
 * in download nothing extra, and the download waits until the first screen is done, and for a visit over a fast connection.
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
    await followVersions(newVersionReady);
  } catch {
    // The site works without it; the next load tries again.
  }
}
