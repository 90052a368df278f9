/** Moves every port, so that two runs can go on at the same time. */
const offset = Number(process.env['KEEPMARK_E2E_PORT_OFFSET'] ?? 0);

/** The journeys' own ports, so that they can run next to a `pnpm start`. */
export const ports = {
  jobs: 3100 + offset,
  places: 3101 + offset,
  api: 4100 + offset,
  emulator: 9199 + offset,
  database: 25_439 + offset,
  jobsWithoutAi: 3102 + offset,
  apiWithoutAi: 4102 + offset,
} as const;

export type Site = 'jobs' | 'places';

export const siteUrl = (site: Site) => `http://localhost:${ports[site]}`;
/** The jobs site of an operator who set up no AI. A journey opens it with `test.use({ baseURL: urlWithoutAi })`. */
export const urlWithoutAi = `http://localhost:${ports.jobsWithoutAi}`;
export const apiUrl = `http://localhost:${ports.api}`;
export const emulatorUrl = `http://localhost:${ports.emulator}`;
export const projectId = 'demo-keepmark';
