import { createAppRoot, createPublicRoutes, createSignedInRoute } from '@keepmark/app-shell';
import { createGeographyRoutes } from '@keepmark/geography';
import { createRouter } from '@tanstack/react-router';
import { savedCities } from '../src/saved-cities';
import { createPlacesRoutes } from '../src/routes';

const root = createAppRoot();
const signedIn = createSignedInRoute(root);
const router = createRouter({
  routeTree: root.addChildren([
    ...createPublicRoutes(root),
    signedIn.addChildren([
      ...createGeographyRoutes(signedIn, { savedCities: () => Promise.resolve(savedCities) }),
      ...createPlacesRoutes(signedIn),
    ]),
  ]),
  context: undefined as never,
});

// Types this package's links and params when it is checked alone. A site registers its own router.
declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
