import { createMemoryHistory, createRoute, notFound, RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createApiClient } from '@keepmark/api-client';
import { fakeAuth, type FakeAuthOptions } from '@keepmark/auth/testing';
import type { Database } from '@keepmark/local-store';
import { testDatabase } from '@keepmark/local-store/testing';
import { Page, holdReload } from '@keepmark/ui';
import type { SyncedDevice } from '../app-context';
import type { PaletteSource } from '../command-palette/palette-source';
import { createAccountRoutes } from '../profile/create-account-routes';
import { createPublicRoutes } from '../public/create-public-routes';
import { createAppRoot } from '../root/create-app-root';
import { createSignedInRoute } from '../signed-in/create-signed-in-route';
import { testKinds } from './saved-kinds';
import type { SiteConfig } from '../site';
import { createSiteRouter } from '../start/site-router';
import { useShell } from '../shell-store';
import { jobsSite } from '../variants/jobs';

export interface ShellStoryProps {
  /** Where the browser is. */
  path: string;
  /** Default: Keepmark Jobs. */
  site?: SiteConfig;
  auth?: FakeAuthOptions;
  /** Creates the local database. Default: empty. */
  createDatabase?: () => Database;
  /** What the command palette finds. */
  paletteSources?: readonly PaletteSource[];
  /** Answers the shell's API calls. */
  answer?: () => Response | Promise<Response>;
}

const noSources: readonly PaletteSource[] = [];
const noSync: SyncedDevice = { settle: async () => 0, leave: async () => {} };
const createEmptyDatabase = () => testDatabase();

function Failing(): never {
  throw new TypeError('Cannot read properties of undefined');
}

/** The shell's screens, and a plain one for each menu entry. */
function createStoryTree({ menu }: SiteConfig) {
  const root = createAppRoot();
  const signedIn = createSignedInRoute(root);
  const screen = (path: string, title: string) =>
    createRoute({ getParentRoute: () => signedIn, path, component: () => <Page title={title}>{null}</Page> });
  return root.addChildren([
    ...createPublicRoutes(root),
    signedIn.addChildren([
      ...createAccountRoutes(signedIn),
      ...menu.filter(({ path }) => path !== '/settings').map(({ path, label }) => screen(path, label)),
      createRoute({ getParentRoute: () => signedIn, path: '/failing', component: Failing }),
      createRoute({
        getParentRoute: () => signedIn,
        path: '/missing',
        loader: () => {
          throw notFound();
        },
      }),
    ]),
  ]);
}

/** A whole site as a story. It needs `parameters.wholePage`, which turns off the catalogue's own page. */
export function ShellStory({
  path,
  site = jobsSite,
  auth: person,
  createDatabase = createEmptyDatabase,
  paletteSources = noSources,
  answer,
}: ShellStoryProps) {
  const [router] = useState(() => {
    useShell.setState(useShell.getInitialState(), true);
    const auth = fakeAuth(person);
    return createSiteRouter({
      context: {
        site,
        auth,
        api: createApiClient({
          baseUrl: 'http://api.test',
          token: (options) => auth.token(options),
          fetch: async () => (answer ? answer() : Response.json({ success: true })),
        }),
        database: createDatabase(),
        loadPaletteSources: async () => paletteSources,
        loadSavedKinds: async () => testKinds,
        loadSync: async () => ({ SyncRunner: () => null, syncedDevice: async () => noSync }),
      },
      loadRouteTree: async () => createStoryTree(site),
      overrides: { history: createMemoryHistory({ initialEntries: [path] }) },
    }).router;
  });
  // The catalogue resizes the window between stories; the page must not reload then.
  useEffect(() => holdReload(() => new Promise(() => {})), []);
  return <RouterProvider router={router} />;
}
