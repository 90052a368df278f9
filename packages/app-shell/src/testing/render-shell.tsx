import { createMemoryHistory, createRoute, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { createApiClient } from '@keepmark/api-client';
import type { Auth } from '@keepmark/auth';
import { fakeAuth } from '@keepmark/auth/testing';
import type { Database } from '@keepmark/local-store';
import { testDatabase } from '@keepmark/local-store/testing';
import { clearNotifications } from '@keepmark/ui/testing';
import type { BackupPart, ReleaseCleared, SyncedDevice } from '../app-context';
import { createAccountRoutes } from '../profile/create-account-routes';
import { createPublicRoutes } from '../public/create-public-routes';
import { createAppRoot } from '../root/create-app-root';
import { followSession } from '../session/follow-session';
import { createSignedInRoute } from '../signed-in/create-signed-in-route';
import type { SavedKinds } from '../saved-kinds/saved-kinds';
import type { SiteConfig } from '../site';
import { createSiteRouter } from '../start/site-router';
import { testSite } from './test-site';

interface ShellOptions {
  path: string;
  auth?: Auth;
  site?: SiteConfig;
  database?: Database;
  /** What "Clear all" does besides emptying tables. */
  releaseCleared?: ReleaseCleared;
  /** What people call the entries of each table. A function may throw, as when its code doesn't load. */
  savedKinds?: SavedKinds | (() => SavedKinds);
  /** The parts of a backup that aren't in the database. */
  backupParts?: readonly BackupPart[];
  /** This browser among those that sync. */
  syncedDevice?: SyncedDevice;
  /** Answers the shell's API calls. */
  fetch?: typeof globalThis.fetch;
}

/** The shell's screens and two more. */
function createTestTree() {
  const root = createAppRoot();
  const signedIn = createSignedInRoute(root);
  const screen = (path: string, title: string) =>
    createRoute({ getParentRoute: () => signedIn, path, component: () => <h1>{title}</h1> });
  return root.addChildren([
    ...createPublicRoutes(root),
    signedIn.addChildren([
      ...createAccountRoutes(signedIn),
      screen('/places', 'Places of the test'),
      screen('/jobs/search', 'Search of the test'),
    ]),
  ]);
}

/** Renders a whole site as a browser does: public screens first, the others when one is opened. */
export async function renderShell({
  path,
  auth = fakeAuth(),
  site = testSite,
  database,
  releaseCleared,
  savedKinds,
  backupParts,
  syncedDevice,
  fetch,
}: ShellOptions) {
  clearNotifications();
  const api = createApiClient({
    baseUrl: 'http://api.test',
    token: (options) => auth.token(options),
    ...(fetch ? { fetch } : {}),
  });
  const store = database ?? testDatabase();
  const { router } = createSiteRouter({
    context: {
      site,
      auth,
      api,
      database: store,
      ...(backupParts && { loadBackupParts: async () => backupParts }),
      ...(syncedDevice && {
        loadSync: async () => ({ SyncRunner: () => null, syncedDevice: async () => syncedDevice }),
      }),
      ...(savedKinds && {
        loadSavedKinds: async () => (typeof savedKinds === 'function' ? savedKinds() : savedKinds),
      }),
      ...(releaseCleared && { loadReleaseCleared: async () => releaseCleared }),
    },
    loadRouteTree: async () => createTestTree(),
    overrides: { history: createMemoryHistory({ initialEntries: [path] }) },
  });
  followSession(router, auth);
  await router.load();
  return { ...render(<RouterProvider router={router} />), router, auth, database: store };
}
