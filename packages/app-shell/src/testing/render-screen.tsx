import {
  type AnyRoute,
  type AnyRouter,
  createMemoryHistory,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, type RenderResult } from '@testing-library/react';
import { type ApiClient, createApiClient } from '@keepmark/api-client';
import type { Auth } from '@keepmark/auth';
import { fakeAuth } from '@keepmark/auth/testing';
import { type Database, openDatabase } from '@keepmark/local-store';
import { clearNotifications } from '@keepmark/ui/testing';
import { createPublicRoutes } from '../public/create-public-routes';
import { createAppRoot } from '../root/create-app-root';
import { createSignedInRoute, type SignedInRoute } from '../signed-in/create-signed-in-route';
import type { ReadPeople } from '../app-context';
import type { SiteConfig } from '../site';
import { testKinds } from './saved-kinds';
import { testSite } from './test-site';

export interface ScreenOptions {
  /** The path to open, including the query. */
  path: string;
  /** Default true. */
  signedIn?: boolean;
  /** Replaces the default fake auth, and `signedIn`. */
  auth?: Auth;
  /** Default: a database in the test's local storage. */
  database?: Database;
  /** Default: a client of http://api.test, for msw to answer. */
  api?: ApiClient;
  site?: SiteConfig;
  /** Loads what reads saved people. Default: there are none. */
  loadReadPeople?: () => Promise<ReadPeople>;
}

export interface RenderedScreen extends RenderResult {
  readonly router: AnyRouter;
  readonly auth: Auth;
  readonly database: Database;
}

/**
 * Renders a feature's screens as the sites do: in the shell, behind the sign-in guard, with the query client and a local
 * database. Resolves once the screen at `path` has loaded.
 */
export async function renderScreen(
  createRoutes: (signedIn: SignedInRoute) => readonly AnyRoute[],
  options: ScreenOptions,
): Promise<RenderedScreen> {
  clearNotifications();
  const auth = options.auth ?? fakeAuth({ signedIn: options.signedIn ?? true });
  const api =
    options.api ?? createApiClient({ baseUrl: 'http://api.test', token: (tokenOptions) => auth.token(tokenOptions) });
  const database = options.database ?? openDatabase('keepmark');
  const root = createAppRoot();
  const signedIn = createSignedInRoute(root);
  const router: AnyRouter = createRouter({
    routeTree: root.addChildren([...createPublicRoutes(root), signedIn.addChildren([...createRoutes(signedIn)])]),
    history: createMemoryHistory({ initialEntries: [options.path] }),
    context: {
      site: options.site ?? testSite,
      auth,
      api,
      database,
      loadSavedKinds: async () => testKinds,
      ...(options.loadReadPeople && { loadReadPeople: options.loadReadPeople }),
    },
  });
  await router.load();
  return { ...render(<RouterProvider router={router} />), router, auth, database };
}
