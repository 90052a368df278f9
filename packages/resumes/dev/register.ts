import { createPackageRouter } from '@keepmark/app-shell/testing';
import { createAssistantRoutes } from '@keepmark/assistant';
import { createResumesRoutes } from '../src/routes';

const router = createPackageRouter(
  (signedIn) => [...createAssistantRoutes(signedIn), ...createResumesRoutes(signedIn)] as const,
);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
