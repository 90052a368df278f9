import { renderScreen } from '@keepmark/app-shell/testing';
import { createGeographyRoutes } from '../routes';
import { type GeographyScreenOptions, prepareGeography } from './small-world';

/** Opens a screen of this package with its own database, saved cities and small world. */
export async function renderGeography(path: string, options: GeographyScreenOptions = {}) {
  const { database, savedCities, api, requests } = prepareGeography(options);
  const createRoutes = (signedIn: Parameters<typeof createGeographyRoutes>[0]) =>
    createGeographyRoutes(signedIn, { savedCities: () => Promise.resolve(savedCities) });
  const screen = await renderScreen(createRoutes, { path, database, api });
  return { ...screen, requests, saved: savedCities.all, actions: savedCities.actions };
}
