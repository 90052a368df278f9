import { createAccountRoutes, createAppRoot, createPublicRoutes, createSignedInRoute } from '@keepmark/app-shell';
import type { SiteRouter } from '@keepmark/app-shell/start';
import { createCompaniesRoutes } from '@keepmark/companies';
import { createContactsRoutes } from '@keepmark/contacts';
import { createGeographyRoutes } from '@keepmark/geography';
import { createJobsRoutes } from '@keepmark/jobs';
import { createPlacesRoutes } from '@keepmark/places';
import { lazyRouteComponent } from '@tanstack/react-router';

const keptCities = async () => (await import('@keepmark/places/kept-cities')).keptCities;
const CompanyField = lazyRouteComponent(() => import('@keepmark/companies/company-picker'), 'CompanyNamePicker');
const JobDetails = lazyRouteComponent(() => import('@keepmark/contacts/people-of-job'), 'PeopleOfJob');
const connections = async () => (await import('@keepmark/suite/company-connections')).companyConnections;

/** Every screen of the suite, in a fresh tree. */
export function createRouteTree() {
  const root = createAppRoot();
  const signedIn = createSignedInRoute(root);
  return root.addChildren([
    ...createPublicRoutes(root),
    signedIn.addChildren([
      ...createAccountRoutes(signedIn),
      ...createCompaniesRoutes(signedIn, { connections }),
      ...createContactsRoutes(signedIn),
      ...createGeographyRoutes(signedIn, { keptCities }),
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
