import { type AnyRoute, type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createApiClient } from '@keepmark/api-client';
import { type AuthEnvironment, authConfigOfPage, createAuth } from '@keepmark/auth';
import { isSnapshotShown } from '@keepmark/first-paint/screen-snapshot';
import { startedEvent } from '@keepmark/first-paint/started-event';
import type { AppContext } from '../app-context';
import { followSession } from '../session/follow-session';
import { ReplacesSnapshot } from '../screen-snapshot/ReplacesSnapshot';
import { forgetSnapshotsAtSignOut } from '../screen-snapshot/forget-at-sign-out';
import { handoverCode } from '../screen-snapshot/load-handover';
import { enableOfflineUse } from '../versions/enable-offline-use';
import { type ApiEnvironment, apiBaseUrl } from './api-base-url';
import { followFirstScreen } from './first-screen';
import { runningSite, type SiteChoice } from './running-site';
import { createSiteRouter } from './site-router';

type Loader =
  | 'loadReleaseCleared'
  | 'loadReleaseDeleted'
  | 'loadBackupParts'
  | 'loadMoveToJob'
  | 'loadPaletteSources'
  | 'loadReadPeople'
  | 'loadReminders'
  | 'loadSync'
  | 'loadSavedKinds'
  | 'loadSignInPreview';
type Loaders = Required<Pick<AppContext, Loader>>;

export interface StartOptions extends SiteChoice, Loaders {
  /** Loads the routes of all screens; the public ones are part of the shell. */
  readonly loadRouteTree: () => Promise<AnyRoute>;
}

/** How long a page waits for its screen before it shows the frame around it. */
const maxWaitMs = 150;
/** The same when the page shows a snapshot of the screen. The frame would replace it. */
const maxSnapshotMs = 5000;

const settledWithin = (settled: Promise<unknown>, timeMs: number): Promise<unknown> =>
  Promise.race([settled, new Promise((resolve) => setTimeout(resolve, timeMs))]);

/** Loads the screen, or the one that a click on its snapshot leads to while it loads, and what hands over to it. */
async function loadAfterSnapshot(router: AnyRouter): Promise<void> {
  let loading: Promise<void> | undefined;
  let awaited: Promise<void> | undefined;
  // The router shows what fails here.
  const load = () => (loading = router.load().catch(() => {}));
  const stop = router.history.subscribe(load);
  do await settledWithin(Promise.all([(awaited = loading ?? load()), handoverCode]), maxSnapshotMs);
  while (awaited !== loading);
  stop();
}

/**
 * Hydrates the page if it was rendered at build time, or else renders it. From then on the page responds: React hydrates
 * first what a person presses. A screen whose files are on the device is rendered together with its frame: rendering,
 * styling and painting the frame by itself would delay it.
 */
async function show(router: AnyRouter, container: HTMLElement): Promise<void> {
  const app = <RouterProvider router={router} />;
  if (container.dataset['page'] !== window.location.pathname) {
    const isSnapshot = isSnapshotShown();
    if (isSnapshot) await loadAfterSnapshot(router);
    // The router shows what fails here.
    else
      await settledWithin(
        router.load().catch(() => {}),
        maxWaitMs,
      );
    createRoot(container).render(isSnapshot ? <ReplacesSnapshot>{app}</ReplacesSnapshot> : app);
  } else {
    await router.load();
    hydrateRoot(container, app);
  }
  document.dispatchEvent(new Event(startedEvent));
}

/** Starts a site in its page: the session, the API client, the router, and the first render. */
export async function startSite({ loadRouteTree, ...given }: StartOptions): Promise<void> {
  const { site: built, otherSite, ...loaders } = given;
  const site = await runningSite({ site: built, otherSite });
  if (site !== built) (await import('./name-page')).namePage(site);
  const environment: AuthEnvironment & ApiEnvironment = { ...import.meta.env };
  const { firstScreen, follow } = followFirstScreen();
  const auth = createAuth({
    ...authConfigOfPage(environment, document),
    firstScreen,
    onSignedIn: async (session) => {
      const { recordUser } = await import('../session/record-user');
      return recordUser(api, session);
    },
  });
  const api = createApiClient({
    baseUrl: apiBaseUrl(environment, window.location.origin),
    token: (options) => auth.token(options),
  });
  const context = { site, auth, api, ...loaders };
  const { router } = createSiteRouter({ context, loadRouteTree });
  follow(router);
  followSession(router, auth);
  forgetSnapshotsAtSignOut(auth);
  auth.start();
  await show(router, document.querySelector('#root')!);
  // Don't cache a site in development.
  if (import.meta.env.PROD) await enableOfflineUse(auth);
}
