import { createPackageRouter } from '@keepmark/app-shell/testing';
import { createSubscriptionsRoutes } from '../src/routes';

const router = createPackageRouter((signedIn) => [...createSubscriptionsRoutes(signedIn)]);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
