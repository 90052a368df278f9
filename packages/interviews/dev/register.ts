import { createPackageRouter } from '@keepmark/app-shell/testing';
import { createAssistantRoutes } from '@keepmark/assistant';
import { createCompaniesRoutes } from '@keepmark/companies';
import { createContactsRoutes } from '@keepmark/contacts';
import { createGeographyRoutes } from '@keepmark/geography';
import { createJobsRoutes } from '@keepmark/jobs';
import { createPlacesRoutes } from '@keepmark/places';
import { createPostingsRoutes } from '@keepmark/postings';
import { createResumesRoutes } from '@keepmark/resumes';
import { createInterviewsRoutes } from '../src/routes';

const router = createPackageRouter(
  (signedIn) =>
    [
      ...createAssistantRoutes(signedIn),
      ...createGeographyRoutes(signedIn, { savedCities: undefined as never }),
      ...createCompaniesRoutes(signedIn),
      ...createContactsRoutes(signedIn),
      ...createJobsRoutes(signedIn),
      ...createPostingsRoutes(signedIn, undefined as never),
      ...createPlacesRoutes(signedIn),
      ...createResumesRoutes(signedIn),
      ...createInterviewsRoutes(signedIn),
    ] as const,
);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
