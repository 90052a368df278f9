import { createPackageRouter } from '@keepmark/app-shell/testing';
import { createAssistantRoutes } from '@keepmark/assistant';
import { createCompaniesRoutes } from '@keepmark/companies';
import { createGeographyRoutes } from '@keepmark/geography';
import { createPostingsRoutes } from '@keepmark/postings';
import { createResumesRoutes } from '@keepmark/resumes';
import { createJobsRoutes } from '../src/routes';

const router = createPackageRouter(
  (signedIn) =>
    [
      ...createAssistantRoutes(signedIn),
      ...createGeographyRoutes(signedIn, { savedCities: undefined as never }),
      ...createCompaniesRoutes(signedIn),
      ...createJobsRoutes(signedIn),
      ...createPostingsRoutes(signedIn, undefined as never),
      ...createResumesRoutes(signedIn),
    ] as const,
);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
