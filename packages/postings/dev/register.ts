import { createPackageRouter } from '@keepmark/app-shell/testing';
import { createGeographyRoutes } from '@keepmark/geography';
import { createPostingsRoutes } from '../src/routes';

const router = createPackageRouter(
  (signedIn) =>
    [
      ...createGeographyRoutes(signedIn, { savedCities: undefined as never }),
      ...createPostingsRoutes(signedIn, undefined as never),
    ] as const,
);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
