import { createAppRoot, createPublicRoutes, createSignedInRoute } from '@keepmark/app-shell';
import { createRouter } from '@tanstack/react-router';
import { createGeographyRoutes } from '../src/routes';
import { savedCitiesInMemory } from '../src/testing/saved-cities-in-memory';

const root = createAppRoot();
const signedIn = createSignedInRoute(root);
const router = createRouter({
  routeTree: root.addChildren([
    ...createPublicRoutes(root),
    signedIn.addChildren([
      ...createGeographyRoutes(signedIn, { savedCities: () => Promise.resolve(savedCitiesInMemory()) }),
    ]),
  ]),
  context: undefined as never,
});

// Type-checks this package's links and params while it is worked on alone; a site registers its own router.
declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
