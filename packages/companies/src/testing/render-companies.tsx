import { createApiClient } from '@keepmark/api-client';
import { keepCountry, renderScreen } from '@keepmark/app-shell/testing';
import type { CompanyValues } from '../company';
import { createCompaniesRoutes } from '../routes';
import type { CompaniesSlots } from '../slots';
import { databaseOf } from './database-of';
import { found, pageOf } from './fixtures';

/** Answers one call by its method and path: the `data` of its answer, or a whole response. */
type Service = Readonly<Record<string, (body: unknown) => unknown>>;

const usual: Service = {
  'POST company/groups': () => pageOf([found()]),
  'GET company/groups': () => [{ group: 'hiring', groupName: 'Hiring now', companyCount: 1, canAdd: false }],
  'GET company/7': () => found(),
  'GET geography/countries/geo': () => [],
  'POST geography/geosearch/geocode': () => [],
};

export interface CompaniesScreenOptions {
  /** Kept before the screen opens. */
  companies?: readonly CompanyValues[];
  /** Answers before the usual service does. */
  service?: Service;
  slots?: CompaniesSlots;
  /** Chosen in the settings: a lowercase two-letter code. */
  country?: string;
  database?: ReturnType<typeof databaseOf>;
}

/** Opens a screen of this package over a database and a service of its own. */
export async function renderCompanies(path: string, options: CompaniesScreenOptions = {}) {
  const { companies = [], service = {}, slots = {} } = options;
  const kept = options.database ?? databaseOf(companies);
  if (options.country !== undefined) keepCountry(kept.database, options.country);
  const requests: { call: string; body: unknown }[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.test',
    token: async () => 'token',
    fetch: async (input) => {
      const request = input as Request;
      const call = `${request.method} ${new URL(request.url).pathname.slice(1)}`;
      const body: unknown = request.method === 'POST' ? await request.json() : undefined;
      requests.push({ call, body });
      const answer = service[call] ?? usual[call];
      if (!answer) return Response.json({ success: false, message: `Nothing answers ${call}.` }, { status: 404 });
      const data = answer(body);
      return data instanceof Response ? data : Response.json({ success: true, data });
    },
  });
  const screen = await renderScreen((signedIn) => createCompaniesRoutes(signedIn, slots), {
    path,
    database: kept.database,
    api,
  });
  return { ...screen, ...kept, requests };
}
