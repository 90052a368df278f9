/** The journeys' own ports, so that they can run next to a `pnpm start`. */
export const ports = { jobs: 3100, places: 3101, api: 4100, emulator: 9199, database: 25_439 } as const;

export type Site = 'jobs' | 'places';

export const siteUrl = (site: Site) => `http://localhost:${ports[site]}`;
export const apiUrl = `http://localhost:${ports.api}`;
export const emulatorUrl = `http://localhost:${ports.emulator}`;
export const projectId = 'demo-keepmark';
