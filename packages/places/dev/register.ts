import { createPackageRouter } from '@keepmark/app-shell/testing';
import { createGeographyRoutes } from '@keepmark/geography';
import { savedCities } from '../src/saved-cities';
import { createPlacesRoutes } from '../src/routes';

const router = createPackageRouter(
  (signedIn) =>
    [
      ...createGeographyRoutes(signedIn, { savedCities: () => Promise.resolve(savedCities) }),
      ...createPlacesRoutes(signedIn),
    ] as const,
);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
