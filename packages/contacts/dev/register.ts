import { createAppRoot, createPublicRoutes, createSignedInRoute } from '@keepmark/app-shell';
import { createCompaniesRoutes } from '@keepmark/companies';
import { createGeographyRoutes } from '@keepmark/geography';
import { createRouter } from '@tanstack/react-router';
import { createContactsRoutes } from '../src/routes';

const root = createAppRoot();
const signedIn = createSignedInRoute(root);
const router = createRouter({
  routeTree: root.addChildren([
    ...createPublicRoutes(root),
    signedIn.addChildren([
      ...createGeographyRoutes(signedIn, { savedCities: () => Promise.reject(new Error('Not in this package.')) }),
      ...createCompaniesRoutes(signedIn),
      ...createContactsRoutes(signedIn),
    ]),
  ]),
  context: undefined as never,
});

// Type-checks this package's links and params on their own. A site registers its own router.
declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
