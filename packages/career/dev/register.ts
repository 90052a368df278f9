import { createPackageRouter } from '@keepmark/app-shell/testing';
import { createAssistantRoutes } from '@keepmark/assistant';
import { createCompaniesRoutes } from '@keepmark/companies';
import { createGeographyRoutes } from '@keepmark/geography';
import { createJobsRoutes } from '@keepmark/jobs';
import { createPostingsRoutes } from '@keepmark/postings';
import { createResumesRoutes } from '@keepmark/resumes';
import { createCareerRoutes } from '../src/routes';

const router = createPackageRouter(
  (signedIn) =>
    [
      ...createGeographyRoutes(signedIn, { savedCities: undefined as never }),
      ...createAssistantRoutes(signedIn),
      ...createCareerRoutes(signedIn),
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
