import {
  type AnyRoute,
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { type ApiClient, createApiClient } from '@keepmark/api-client';
import { AuthProvider } from '@keepmark/auth';
import { fakeAuth } from '@keepmark/auth/testing';
import type { Database } from '@keepmark/local-store';
import type { AppContext } from '../app-context';
import type { AppRoot } from '../root/create-app-root';
import { createSignedInRoute, type SignedInRoute } from '../signed-in/create-signed-in-route';
import { testKinds } from './saved-kinds';
import { testSite } from './test-site';

export interface StoryScreenProps {
  createRoutes: (signedIn: SignedInRoute) => readonly AnyRoute[];
  /** The path to open, including the query. */
  path: string;
  /** Creates the database that the story starts from. */
  database: () => Database;
  /** Default: a client of http://api.test. */
  api?: ApiClient;
}

/** One screen of a feature as a story, signed in, without the shell around it. */
export function StoryScreen({ createRoutes, path, database, api }: StoryScreenProps) {
  const [auth] = useState(() => fakeAuth({ signedIn: true }));
  const [router] = useState(() => {
    const root: AppRoot = createRootRouteWithContext<AppContext>()();
    const signedIn = createSignedInRoute(root);
    return createRouter({
      routeTree: root.addChildren([signedIn.addChildren([...createRoutes(signedIn)])]),
      history: createMemoryHistory({ initialEntries: [path] }),
      context: {
        site: testSite,
        auth,
        api: api ?? createApiClient({ baseUrl: 'http://api.test' }),
        database: database(),
        loadSavedKinds: async () => testKinds,
      },
    });
  });
  return (
    <AuthProvider auth={auth}>
      <RouterProvider router={router as never} />
    </AuthProvider>
  );
}
