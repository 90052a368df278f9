import { createAccountRoutes, createAppRoot, createPublicRoutes, createSignedInRoute } from '@keepmark/app-shell';
import type { SiteRouter } from '@keepmark/app-shell/start';
import { createCompaniesRoutes } from '@keepmark/companies';
import { createContactsRoutes } from '@keepmark/contacts';
import { createGeographyRoutes } from '@keepmark/geography';
import { createJobsRoutes } from '@keepmark/jobs';
import { createPlacesRoutes } from '@keepmark/places';
import { CompanyField, connections, JobDetails, savedCities } from './slots';

/** Builds a new tree of every screen. Routers that share a tree would share its cache. */
export function createRouteTree() {
  const root = createAppRoot();
  const signedIn = createSignedInRoute(root);
  return root.addChildren([
    ...createPublicRoutes(root),
    signedIn.addChildren([
      ...createAccountRoutes(signedIn),
      ...createCompaniesRoutes(signedIn, { connections }),
      ...createContactsRoutes(signedIn),
      ...createGeographyRoutes(signedIn, { savedCities }),
      ...createJobsRoutes(signedIn, { CompanyField, JobDetails }),
      ...createPlacesRoutes(signedIn),
    ]),
  ]);
}

type Router = SiteRouter<ReturnType<typeof createRouteTree>>;

/** The path of every screen. */
export type RoutePath = keyof Router['routesByPath'];

declare module '@tanstack/react-router' {
  interface Register {
    router: Router;
  }
}
