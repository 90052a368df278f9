import {
  type AnyRoute,
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { type ApiClient, createApiClient } from '@keepmark/api-client';
import { fakeAuth } from '@keepmark/auth/testing';
import type { Database } from '@keepmark/local-store';
import type { AppContext } from '../app-context';
import type { AppRoot } from '../root/create-app-root';
import { createSignedInRoute, type SignedInRoute } from '../signed-in/create-signed-in-route';
import { testSite } from './test-site';

export interface StoryScreenProps {
  createRoutes: (signedIn: SignedInRoute) => readonly AnyRoute[];
  /** Where the browser is, query included. */
  path: string;
  /** Makes the database that the story starts from. */
  database: () => Database;
  /** Default: a client of http://api.test. */
  api?: ApiClient;
}

/** A screen of a feature by itself, signed in, for the catalogue: without the shell around it, which has stories of its own. */
export function StoryScreen({ createRoutes, path, database, api }: StoryScreenProps) {
  const [router] = useState(() => {
    const root: AppRoot = createRootRouteWithContext<AppContext>()();
    const signedIn = createSignedInRoute(root);
    return createRouter({
      routeTree: root.addChildren([signedIn.addChildren([...createRoutes(signedIn)])]),
      history: createMemoryHistory({ initialEntries: [path] }),
      context: {
        site: testSite,
        auth: fakeAuth({ signedIn: true }),
        api: api ?? createApiClient({ baseUrl: 'http://api.test' }),
        database: database(),
      },
    });
  });
  return <RouterProvider router={router as never} />;
}
