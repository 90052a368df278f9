import { createAppRoot, createPublicRoutes, createSignedInRoute } from '@keepmark/app-shell';
import { createCompaniesRoutes } from '@keepmark/companies';
import { createGeographyRoutes } from '@keepmark/geography';
import { createResumesRoutes } from '@keepmark/resumes';
import { createRouter } from '@tanstack/react-router';
import { createJobsRoutes } from '../src/routes';

const root = createAppRoot();
const signedIn = createSignedInRoute(root);
const router = createRouter({
  routeTree: root.addChildren([
    ...createPublicRoutes(root),
    signedIn.addChildren([
      ...createGeographyRoutes(signedIn, { savedCities: undefined as never }),
      ...createCompaniesRoutes(signedIn),
      ...createJobsRoutes(signedIn),
      ...createResumesRoutes(signedIn),
    ]),
  ]),
  context: undefined as never,
});

// Type-checks links and params in this package alone. A site registers its own router.
declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
