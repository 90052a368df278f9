import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StartSettings } from './settings';

/** The repository's folder, absolute. */
export const workspace = fileURLToPath(new URL('../../../', import.meta.url));

export const folders = {
  api: join(workspace, 'apps/api'),
  jobs: join(workspace, 'apps/jobs-site'),
  places: join(workspace, 'apps/places-site'),
} as const;

/** The two sites, in the order shown. */
const sites = [
  { variant: 'jobs', title: 'Keepmark Jobs', port: 'jobsPort' },
  { variant: 'places', title: 'Keepmark Places', port: 'placesPort' },
] as const;

/** The sites this start serves. */
export const sitesOf = (settings: StartSettings) => sites.filter(({ variant }) => settings.sites.includes(variant));
