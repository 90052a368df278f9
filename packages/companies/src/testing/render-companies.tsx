import { saveCountry, renderScreen } from '@keepmark/app-shell/testing';
import { createCompaniesRoutes } from '../routes';
import type { CompaniesSlots } from '../slots';
import { prepareCompanies, type PrepareOptions } from './prepare-companies';

export interface CompaniesScreenOptions extends PrepareOptions {
  slots?: CompaniesSlots;
  /** The country in the settings: a lowercase two-letter code. */
  country?: string;
}

/** Opens a screen of this package with its own database and API responses. */
export async function renderCompanies(path: string, { slots = {}, country, ...options }: CompaniesScreenOptions = {}) {
  const prepared = prepareCompanies(options);
  const { database, api } = prepared;
  if (country !== undefined) saveCountry(database, country);
  const screen = await renderScreen((signedIn) => createCompaniesRoutes(signedIn, slots), { path, database, api });
  return { ...screen, ...prepared };
}
