import { createPackageRouter } from '@keepmark/app-shell/testing';
import { createGeographyRoutes } from '../src/routes';
import { savedCitiesInMemory } from '../src/testing/saved-cities-in-memory';

const router = createPackageRouter(
  (signedIn) =>
    [...createGeographyRoutes(signedIn, { savedCities: () => Promise.resolve(savedCitiesInMemory()) })] as const,
);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
