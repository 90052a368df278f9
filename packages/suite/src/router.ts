import { createAccountRoutes, createAppRoot, createPublicRoutes, createSignedInRoute } from '@keepmark/app-shell';
import type { SiteRouter } from '@keepmark/app-shell/start';
import { createCompaniesRoutes } from '@keepmark/companies';
import { createContactsRoutes } from '@keepmark/contacts';
import { createGeographyRoutes } from '@keepmark/geography';
import { createJobsRoutes } from '@keepmark/jobs';
import { createPlacesRoutes } from '@keepmark/places';
import { createResumesRoutes } from '@keepmark/resumes';
import * as slots from './slots';

/** Builds a new tree of every screen. Routers that share a tree would share its cache. */
export function createRouteTree() {
  const root = createAppRoot();
  const { CompanyField, connections, findJob, JobAssistance, JobDetails, JobLink, JobPicker } = slots;
  const { LetterField, releaseResumes, ResumeField, ResumeJobs, savedCities, SentDocuments } = slots;
  const jobParts = { CompanyField, JobAssistance, JobDetails, LetterField, ResumeField, SentDocuments };
  const resumeParts = { findJob, JobLink, JobPicker, release: releaseResumes, ResumeJobs };
  const signedIn = createSignedInRoute(root);
  return root.addChildren([
    ...createPublicRoutes(root),
    signedIn.addChildren([
      ...createAccountRoutes(signedIn),
      ...createCompaniesRoutes(signedIn, { connections }),
      ...createContactsRoutes(signedIn),
      ...createGeographyRoutes(signedIn, { savedCities }),
      ...createJobsRoutes(signedIn, jobParts),
      ...createPlacesRoutes(signedIn),
      ...createResumesRoutes(signedIn, resumeParts),
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
