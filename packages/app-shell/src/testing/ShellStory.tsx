import { createMemoryHistory, createRoute, notFound, RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createApiClient } from '@keepmark/api-client';
import { fakeAuth, type FakeAuthOptions } from '@keepmark/auth/testing';
import { type Database, openDatabase } from '@keepmark/local-store';
import { memoryStorage } from '@keepmark/local-store/testing';
import { Page, holdReload } from '@keepmark/ui';
import { createAccountRoutes } from '../profile/create-account-routes';
import { createPublicRoutes } from '../public/create-public-routes';
import { createAppRoot } from '../root/create-app-root';
import { createSignedInRoute } from '../signed-in/create-signed-in-route';
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
  /** What this browser keeps. Default: nothing. */
  openKept?: () => Database;
  /** Answers what the shell asks of the service. */
  answer?: () => Response | Promise<Response>;
}

const openNothing = () => openDatabase('keepmark', { storage: memoryStorage() });

function Failing(): never {
  throw new TypeError('Cannot read properties of undefined');
}

/** The screens of the shell, and one of a feature for each entry of the menus. */
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

/** A whole site for the catalogue: its story stands in no page of the catalogue's own (`parameters.wholePage`). */
export function ShellStory({ path, site = jobsSite, auth: person, openKept = openNothing, answer }: ShellStoryProps) {
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
        database: openKept(),
      },
      loadRouteTree: async () => createStoryTree(site),
      overrides: { history: createMemoryHistory({ initialEntries: [path] }) },
    }).router;
  });
  // The window of a story changes its size with the story; no page is to be reloaded for that.
  useEffect(() => holdReload(() => new Promise(() => {})), []);
  return <RouterProvider router={router} />;
}
