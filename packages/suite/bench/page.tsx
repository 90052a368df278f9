import { createApiClient } from '@keepmark/api-client';
import { testSite } from '@keepmark/app-shell/testing';
import { AuthProvider } from '@keepmark/auth';
import { fakeAuth } from '@keepmark/auth/testing';
import { jobTable } from '@keepmark/jobs';
import { createJobsStore } from '@keepmark/jobs/jobs-store';
import { manyJobs } from '@keepmark/jobs/testing';
import { openDatabase } from '@keepmark/local-store';
import { placeTable } from '@keepmark/places';
import { manyPlaces } from '@keepmark/places/testing';
import { KeepmarkTheme } from '@keepmark/ui';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { createRouteTree } from '../src/router';

declare global {
  interface Window {
    bench: {
      /** Saves as many jobs, and as many places, in the storage of the browser. */
      seed: (count: number) => Promise<void>;
      /** Opens a screen of the suite; resolves once it is there. */
      open: (path: string) => Promise<void>;
      /** How many jobs and places the browser has. */
      counts: () => { readonly jobs: number; readonly places: number };
    };
  }
}

const database = openDatabase('keepmark');
await database.ready;

const auth = fakeAuth({ signedIn: true });
const router = createRouter({
  routeTree: createRouteTree(),
  history: createMemoryHistory({ initialEntries: ['/settings'] }),
  context: { site: testSite, auth, api: createApiClient({ baseUrl: 'http://api.test' }), database },
});

window.bench = {
  seed: async (count) => {
    await database.prepareRoom();
    createJobsStore(database).addMany(manyJobs(count));
    await database.flush();
    await database.prepareRoom();
    const places = database.table(placeTable);
    database.transaction(() => {
      for (const place of manyPlaces(count)) places.insert(place);
    });
    await database.flush();
  },
  open: async (path) => {
    await router.navigate({ href: path });
    await new Promise((resolve) => requestAnimationFrame(resolve));
  },
  counts: () => ({ jobs: database.table(jobTable).count(), places: database.table(placeTable).count() }),
};

createRoot(document.querySelector('#site')!).render(
  <KeepmarkTheme>
    <AuthProvider auth={auth}>
      <RouterProvider router={router} />
    </AuthProvider>
  </KeepmarkTheme>,
);
