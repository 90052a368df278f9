import type { Auth } from '@keepmark/auth';
import { settledSession } from '../session/settled-session';
import { newVersionReady } from '../shell-store';

/** What a first screen loads comes before what is kept for later. */
const settleMs = 3000;

/** Resolves once the page has loaded and has nothing to do. */
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

/** Resolves when somebody is signed in: now, or later on this page. */
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
 * Keeps the site on this device for whoever signs in, and says when a newer version is here. A visitor who only looks
 * downloads nothing of it, and whoever has just come in uses the site first. Where the browser has no service workers, or
 * forbids them, the site works as before.
 */
export async function keepOffline(auth: Pick<Auth, 'session'>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (!navigator.serviceWorker.controller) await signedIn(auth);
  await idlePage();
  if (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, settleMs));
  try {
    const { followVersions } = await import('./follow-versions');
    await followVersions(newVersionReady);
  } catch {
    // As without service workers; the next load tries again.
  }
}
